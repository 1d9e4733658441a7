#!/usr/bin/env bash
# Publishes signed/site.tar by the program deploy.cjs, without packages. A release archive has the program. In the
# repository of the code an earlier job has made it, and only the one whose digest this checkout has is run. Passes the exit
# code to later jobs as one digit, and 9 if it was broken off: as the output `code` on GitHub, or else in a file.
set -uo pipefail
pass_on() {
  if [ -n "${GITHUB_OUTPUT:-}" ]; then echo "code=$1" >> "$GITHUB_OUTPUT"; else printf %s "$1" > publication-code; fi
}
# Stays if this run is killed.
pass_on 9
program=scripts/ci/deploy.cjs
if [ ! -f "$program" ]; then
  program=signed/built/deploy.cjs
  if ! echo "$(cat scripts/ci/deploy.sha256)  $program" | sha256sum --check --quiet; then
    echo "The program that publishes is not the one of this commit: run npm run generate:docs and commit it." >&2
    exit 1
  fi
fi
bash scripts/ci/unpack.sh signed/site.tar unpacked && node "$program" unpacked/.prepared
code=$?
pass_on "$code"
exit "$code"
