#compdef arbiter

_arbiter() {
  local -a commands rules color
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
  rules=(
    '--profile=[set of rulings]:profile:_alternative "names:name:(rulebook digital)" "files:file:_files -g \*.json"'
    '*--ruling=[one ruling]:name=value:'
    '*--bot=[the bot that played a side]:bot:(none)'
    '--on-illegal=[how to go on after a fault]:how:(stop resync skip accept)'
  )
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
        '(-q --quiet)'{-q,--quiet}'[only the exit status]' '--timing=[write times]:file:_files' \
        '--anonymize[leave the names of players out]' '(-j --threads)'{-j,--threads=}'[games at a time]:number:' \
        $rules $color '*:record:_files' ;;
    convert) _arguments '(-h --help)'{-h,--help}'[help]' '--anonymize[leave the names of players out]' '*:record:_files' ;;
    explain) _arguments '(-h --help)'{-h,--help}'[help]' \
        '--list[codes and titles only]' $color '*:code:($(arbiter explain --list 2>/dev/null | cut -d" " -f1))' ;;
    games) _arguments '(-h --help)'{-h,--help}'[help]' ':game:(twilight-struggle)' ;;
    legal | show) _arguments '(-h --help)'{-h,--help}'[help]' '--at=[entry]:number:' $rules $color ':record:_files' ;;
    simulate)
      _arguments '(-h --help)'{-h,--help}'[help]' '--seed=[seed]:number:' '--games=[how many]:number:' \
        '(-o --output)'{-o,--output=}'[where to write]:file:_files' $rules ':game:(twilight-struggle)' ;;
    help) _describe command commands ;;
  esac
}

_arbiter "$@"
