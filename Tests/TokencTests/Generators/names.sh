#!/bin/sh
# An external generator of tokenc: the names of all tokens, a line each. Needs nothing but a shell
# and sed: the input is one line of JSON, and each token begins with {"path":[…],"name":"…".
set -eu

names=$(sed 's/{"path":\[/\n&/g' | sed -n 's/^{"path":\[[^]]*\],"name":"\([^"\\]*\)","type":.*/\1\\n/p')

# The lines of the shell become one line of JSON; `\n` in it ends a line of the file.
printf '{"files": {"names.txt": "%s"}}\n' "$(printf '%s' "$names" | tr -d '\n')"
