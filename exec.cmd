@rem The npm scripts begin with "exec", which cmd.exe does not have: it finds this file first and runs what follows the word.
@%*
