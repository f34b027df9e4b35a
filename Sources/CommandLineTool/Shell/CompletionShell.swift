/// A shell that completes words, and the script that lets it ask the program for them.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script, which is loaded once in a session.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static let bashScript = #"""
    # Completions of btd for bash.
    _btd() {
      local current=${COMP_WORDS[COMP_CWORD]} line word
      COMPREPLY=()
      while IFS= read -r line; do
        if [[ $line == :files ]]; then
          compopt -o filenames 2>/dev/null
          while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
          continue
        fi
        word=${line%%$'\t'*}
        # What is typed in quotation marks needs no other.
        # A comma needs none either.
        [[ $current == [\"\']* ]] || { printf -v word '%q' "$word"; word=${word//\\,/,}; }
        COMPREPLY+=("$word")
      done < <("${COMP_WORDS[0]}" completions --words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    }
    complete -F _btd btd

    """#

  private static let zshScript = #"""
    #compdef btd
    # Completions of btd for zsh.
    _btd() {
      local line
      local -a values lines
      for line in "${(@f)$("${words[1]}" completions --words -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
        if [[ $line == :files ]]; then
          _files
        elif [[ -n $line ]]; then
          values+=("${line%%$'\t'*}")
          lines+=("${line/$'\t'/  }")
        fi
      done
      (( $#values )) && compadd -l -V words -d lines -a values
    }
    if [[ $funcstack[1] == _btd ]]; then _btd "$@"; else compdef _btd btd; fi

    """#

  private static let fishScript = #"""
    # Completions of btd for fish.
    function __btd_words
      set -l words (commandline -opc) (commandline -ct)
      for line in ($words[1] completions --words -- $words[2..-1] 2>/dev/null)
        if test "$line" = :files
          __fish_complete_path (commandline -ct)
        else
          printf '%s\n' $line
        end
      end
    end
    complete -c btd -f -a '(__btd_words)'

    """#
}
