#!/usr/bin/env bash
# Unpacks an archive that a job with packages made: unpack.sh ARCHIVE FOLDER. Nothing leaves the new folder, and a link,
# which a later step could follow to a secret or to the checkout, is refused.
set -euo pipefail
rm -rf "$2"
mkdir "$2"
tar --extract --file "$1" --directory "$2" --no-same-owner
strange=$(find "$2" ! -type f ! -type d -print -quit)
if [ -n "$strange" ]; then
  echo "$1 is refused: $strange is neither a file nor a folder." >&2
  exit 1
fi
