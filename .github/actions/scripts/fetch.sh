#!/usr/bin/env bash
# Unpacks the folder "scripts" of the release archive that package-lock.json names, after comparing the archive with the
# digest there. No package is installed, so that none can read what the job knows.
set -euo pipefail
product=$(node -p "JSON.stringify(require('./package-lock.json').packages['node_modules/sanskrit-council-site'])")
source=$(node -p "($product).resolved") integrity=$(node -p "($product).integrity")
case $source in
  file:*) archive=${source#file:} ;;
  *)
    archive=$(mktemp)
    curl --silent --show-error --fail --location --output "$archive" "$source"
    ;;
esac
digest=$(node -p "crypto.createHash('sha512').update(fs.readFileSync('$archive')).digest('base64')")
if [ "sha512-$digest" != "$integrity" ]; then
  echo "$source is not the archive that package-lock.json names." >&2
  exit 1
fi
tar -xzf "$archive" --strip-components=1 package/scripts
