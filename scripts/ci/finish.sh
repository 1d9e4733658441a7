#!/usr/bin/env bash
# Finishes a publication on GitHub. CODE is the exit code of the publication (docs/operate.md), or empty if a step before
# it failed; PAGES is the result of the job "pages". Tries every step, and fails if one failed.
set -uo pipefail
failed=0
# Visitors see something other than what was built: publishes the Pages of the last successful run again.
if [ "$PAGES" = success ] && [ "$CODE" = 1 ]; then
  # A fork may have a branch of the same name, and change the workflow's triggers.
  run=$(gh run list --workflow publish.yml --branch main --status success --json databaseId,event \
    --jq 'map(select(.event != "pull_request"))[0].databaseId') &&
    job=$(gh api "repos/$GITHUB_REPOSITORY/actions/runs/$run/jobs" --jq '.jobs[] | select(.name == "pages") | .id') &&
    gh api --method POST "repos/$GITHUB_REPOSITORY/actions/jobs/$job/rerun" || failed=1
fi
if [ "$GITHUB_EVENT_NAME" = push ]; then
  REQUEST_TOKEN=$GH_TOKEN bash scripts/ci/tell.sh "$CODE" "$SITE_URL" || failed=1
fi
# With code 3 the release is live, and a person has to look at something else.
if [ "$CODE" = 0 ] || [ "$CODE" = 3 ]; then
  bash scripts/ci/propose.sh record-ledger "Record what is published" built ledger.patch || failed=1
fi
for name in due nightly publish weekly; do
  gh api --method PUT "repos/$GITHUB_REPOSITORY/actions/workflows/$name.yml/enable" || failed=1
done
exit "$failed"
