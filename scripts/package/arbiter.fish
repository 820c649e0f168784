# Completion of arbiter for fish.

complete -c arbiter -f
complete -c arbiter -n __fish_use_subcommand -a check -d 'Replay games and report every fault'
complete -c arbiter -n __fish_use_subcommand -a convert -d 'Write a record in another format'
complete -c arbiter -n __fish_use_subcommand -a explain -d 'A rule or a code in words'
complete -c arbiter -n __fish_use_subcommand -a games -d 'What is supported'
complete -c arbiter -n __fish_use_subcommand -a legal -d 'What was asked at an entry and what was legal'
complete -c arbiter -n __fish_use_subcommand -a show -d 'The position at an entry'
complete -c arbiter -n __fish_use_subcommand -a simulate -d 'Random legal games as records'
complete -c arbiter -n __fish_use_subcommand -a help -d 'Help for a command'
complete -c arbiter -n __fish_use_subcommand -l version -d 'The version'
complete -c arbiter -s h -l help -d 'Help with examples'

set -l read '__fish_seen_subcommand_from check convert legal show'
set -l rules '__fish_seen_subcommand_from check legal show simulate'
set -l check '__fish_seen_subcommand_from check'
set -l simulate '__fish_seen_subcommand_from simulate'

complete -c arbiter -n $read -F
complete -c arbiter -n $check -l report -x -a 'text ndjson' -d 'Format of the report'
complete -c arbiter -n $check -l fail-on -x -a 'error warning info illegal deviation questionable ruling mismatch sequence chance unread unverified note' -d 'What makes the exit status 1'
complete -c arbiter -n $check -s q -l quiet -d 'Only the exit status'
complete -c arbiter -n $check -l timing -r -F -d 'Write times to a file'
complete -c arbiter -n $check -s j -l threads -x -d 'Games at a time'
complete -c arbiter -n '__fish_seen_subcommand_from check convert' -l anonymize -d 'Leave the names of players out'
complete -c arbiter -n '__fish_seen_subcommand_from check explain legal show' -l color -x -a 'auto always never' -d 'When to use colour'
complete -c arbiter -n $rules -l profile -r -F -a 'rulebook digital' -d 'Set of rulings'
complete -c arbiter -n $rules -l ruling -x -d 'One ruling, name=value'
complete -c arbiter -n $rules -l bot -x -a none -d 'The bot that played a side'
complete -c arbiter -n $rules -l on-illegal -x -a 'stop resync skip accept' -d 'How to go on after a fault'
complete -c arbiter -n '__fish_seen_subcommand_from explain' -l list -d 'Codes and titles only'
complete -c arbiter -n '__fish_seen_subcommand_from explain' -a '(arbiter explain --list 2>/dev/null | string replace -r "  +" \t)'
complete -c arbiter -n '__fish_seen_subcommand_from legal show' -l at -x -d 'Entry'
complete -c arbiter -n $simulate -l seed -x -d Seed
complete -c arbiter -n $simulate -l games -x -d 'How many games'
complete -c arbiter -n $simulate -s o -l output -r -F -d 'Where to write'
complete -c arbiter -n '__fish_seen_subcommand_from games simulate' -a twilight-struggle
complete -c arbiter -n '__fish_seen_subcommand_from help' -a 'check convert explain games legal show simulate'
