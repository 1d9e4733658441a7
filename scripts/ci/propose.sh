#!/usr/bin/env bash
# Opens a pull request that changes content, or updates the open one: propose.sh BRANCH TITLE ARTIFACT PATCH. Only content
# files of the patch in this run's artifact are applied, since a job that runs packages wrote it.
set -euo pipefail
branch=$1 title=$2
gh run download "$GITHUB_RUN_ID" --name "$3" --dir "$RUNNER_TEMP"
patch=$RUNNER_TEMP/$4
if [ ! -s "$patch" ]; then exit 0; fi
git apply --include='content/*' "$patch"
git config user.name "github-actions[bot]"
git config user.email "41898282+github-actions[bot]@users.noreply.github.com"
git checkout --quiet -B "$branch"
git add --all content
if git diff --cached --quiet; then exit 0; fi
git commit --quiet --message "$title"
git push --quiet --force "https://x-access-token:$GH_TOKEN@${GITHUB_SERVER_URL#https://}/$GITHUB_REPOSITORY" "$branch"
gh pr create --head "$branch" --title "$title" --body "$title" || gh pr view "$branch"
