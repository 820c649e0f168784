# Completion of arbiter for bash.

_arbiter() {
  local cur prev commands="check convert explain games legal show simulate help"
  cur=${COMP_WORDS[COMP_CWORD]}
  prev=${COMP_WORDS[COMP_CWORD - 1]}
  COMPREPLY=()

  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W "$commands --help --version" -- "$cur")
    return
  fi

  case $prev in
    --report) mapfile -t COMPREPLY < <(compgen -W "text ndjson" -- "$cur"); return ;;
    --color) mapfile -t COMPREPLY < <(compgen -W "auto always never" -- "$cur"); return ;;
    --on-illegal) mapfile -t COMPREPLY < <(compgen -W "auto stop resync skip accept" -- "$cur"); return ;;
    --fail-on)
      mapfile -t COMPREPLY < <(compgen -W "error warning info illegal deviation questionable ruling mismatch sequence \
        chance unread unverified note" -- "$cur")
      return ;;
    --profile)
      mapfile -t COMPREPLY < <(compgen -W "rulebook digital" -- "$cur"; compgen -f -X '!*.json' -- "$cur")
      return ;;
    --format)
      mapfile -t COMPREPLY < <(compgen -W "json ndjson xml zip text" -- "$cur")
      return ;;
    --set)
      mapfile -t COMPREPLY < <(compgen -W "optional_cards=false handicap.US= handicap.USSR=" -- "$cur")
      return ;;
    --ruling | --bot | --at | --step | --game | --width | --seed | --games | -j | --threads | --max-*) return ;;
  esac

  local profile="--profile --ruling" limits="--max-entries --max-file-size" options=
  local rules="$profile --bot --on-illegal --max-findings --max-work"
  case ${COMP_WORDS[1]} in
    check) options="--report --fail-on --quiet --verbose --timing $rules --color --anonymize --threads $limits" ;;
    convert) options="--anonymize --format --quiet $limits" ;;
    explain) options="--list --color" ;;
    games) options="--cards" ;;
    legal) options="--at --game $rules --color $limits" ;;
    show) options="--at --step --game --width $rules --color $limits" ;;
    simulate) options="--seed --games --set --output --format $profile" ;;
  esac
  if [[ $cur == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$options --help" -- "$cur")
    return
  fi

  case ${COMP_WORDS[1]} in
    help) mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$cur") ;;
    games | simulate) mapfile -t COMPREPLY < <(compgen -W "tigris twilight-struggle" -- "$cur"; compgen -f -- "$cur") ;;
    explain) mapfile -t COMPREPLY < <(compgen -W "$(arbiter explain --list 2>/dev/null | cut -d' ' -f1)" -- "$cur") ;;
    *) mapfile -t COMPREPLY < <(compgen -f -- "$cur") ;;
  esac
}

complete -o filenames -F _arbiter arbiter
