#compdef arbiter

_arbiter() {
  local -a commands profile rules color limits
  commands=(
    'check:replay games and report every fault'
    'convert:write a record in another format'
    'explain:a rule or a code in words'
    'games:what is supported'
    'legal:what was asked at an entry and what was legal'
    'show:the position at an entry'
    'simulate:random legal games as records'
    'help:help for a command'
  )
  profile=(
    '--profile=[set of rulings]:profile:_alternative "names:name:(rulebook digital)" "files:file:_files -g \*.json"'
    '*--ruling=[one ruling]:name=value:'
  )
  rules=(
    $profile
    '*--bot=[the bot that played a side]:bot:(none)'
    '--on-illegal=[how to go on after a fault]:how:(auto stop resync skip accept)'
    '--max-findings=[most findings of a game]:number:'
    '--max-work=[most work on one game]:number:'
  )
  limits=('--max-entries=[most entries of a file]:number:' '--max-file-size=[most bytes of a file]:number:')
  color=('--color=[when to use colour]:when:(auto always never)')

  if ((CURRENT == 2)); then
    _describe command commands
    _arguments '--help[help]' '--version[version]'
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
    check)
      _arguments '(-h --help)'{-h,--help}'[help]' '--report=[format of the report]:format:(text ndjson)' \
        '--fail-on=[what makes the exit status 1]:what:_values -s , what error warning info illegal deviation questionable ruling mismatch sequence chance unread unverified note' \
        '(-q --quiet)'{-q,--quiet}'[only the exit status]' '(-v --verbose)'{-v,--verbose}'[notes in full, counts by field]' \
        '--timing=[write times]:file:_files' \
        '--anonymize[leave the names of players out]' '(-j --threads)'{-j,--threads=}'[games at a time]:number:' \
        $rules $color $limits '*:record:_files' ;;
    convert) _arguments '(-h --help)'{-h,--help}'[help]' '--anonymize[leave the names of players out]' \
        '--format=[format to write]:format:(json ndjson xml zip text)' '(-q --quiet)'{-q,--quiet}'[no notes]' $limits '*:record:_files' ;;
    explain) _arguments '(-h --help)'{-h,--help}'[help]' \
        '--list[codes and titles only]' $color '*:code:($(arbiter explain --list 2>/dev/null | cut -d" " -f1))' ;;
    games) _arguments '(-h --help)'{-h,--help}'[help]' '--cards[the cards by name]' '*:game:(tigris twilight-struggle)' ;;
    legal) _arguments '(-h --help)'{-h,--help}'[help]' '--at=[entry]:number:' '--game=[game of the file]:number:' \
        $rules $color $limits ':record:_files' ;;
    show) _arguments '(-h --help)'{-h,--help}'[help]' '--at=[entry]:number:' '--step=[step]:number:' \
        '--game=[game of the file]:number:' '--width=[columns]:number:' $rules $color $limits ':record:_files' ;;
    simulate)
      _arguments '(-h --help)'{-h,--help}'[help]' '--seed=[seed]:number:' '--games=[how many]:number:' \
        '*--set=[option of the set-up]:name=value:' '--format=[format to write]:format:(json ndjson xml zip text)' \
        '(-o --output)'{-o,--output=}'[where to write]:file:_files' $profile ':game:(tigris twilight-struggle)' ;;
    help) _describe command commands ;;
  esac
}

_arbiter "$@"
