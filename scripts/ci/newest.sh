#!/usr/bin/env bash
# Installs the newest React and Gatsby in this checkout, and builds and tests the site with them. The job has the newest Node.
set -euo pipefail
export EDITOR=none
# `--force`, since peer dependencies of other packages still require older versions.
npm install --no-save --force --no-audit --no-fund \
  react@latest react-dom@latest @types/react@latest @types/react-dom@latest gatsby@latest
# It writes the types of queries, which the check of types needs.
npm run --silent build:council
npx tsc --noEmit
npx jest
