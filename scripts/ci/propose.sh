#!/usr/bin/env bash
# Proposes a change of content as a pull request: propose.sh BRANCH TITLE PATCH. Of the patch, which a job with packages
# wrote, only files of the content are taken. A pull request that is still open is updated.
set -euo pipefail
branch=$1 title=$2 patch=$3
if [ ! -s "$patch" ]; then exit 0; fi
git apply --include='content/*' --include='static/documents/*' "$patch"
git config user.name "github-actions[bot]"
git config user.email "41898282+github-actions[bot]@users.noreply.github.com"
git checkout --quiet -B "$branch"
git add --all content static/documents
if git diff --cached --quiet; then exit 0; fi
git commit --quiet --message "$title"
git push --quiet --force "https://x-access-token:$GH_TOKEN@${GITHUB_SERVER_URL#https://}/$GITHUB_REPOSITORY" "$branch"
gh pr create --head "$branch" --title "$title" --body "$title" || gh pr view "$branch"
