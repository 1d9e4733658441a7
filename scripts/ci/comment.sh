#!/usr/bin/env bash
# Posts what a request changes as its one comment, or updates that comment. The check of the request wrote the text in the
# run RUN_ID by code of the request, so it is only data here: it is read from its archive without unpacking, refused above
# a size, and posted only on the open request of this repository whose last commit is HEAD_SHA.
set -euo pipefail
mark="<!-- what-changes -->" name=what-changes file=changes.md
longest=200000
api="$GITHUB_API_URL/repos/$GITHUB_REPOSITORY"
ask() {
  curl --silent --show-error --fail --location --header "Authorization: Bearer $REQUEST_TOKEN" "$@"
}
if ! [[ $HEAD_SHA =~ ^[0-9a-f]{40}$ && $RUN_ID =~ ^[0-9]+$ ]]; then
  echo "HEAD_SHA or RUN_ID is not that of a run." >&2
  exit 1
fi
number=$(ask "$api/commits/$HEAD_SHA/pulls" | jq --arg head "$HEAD_SHA" --arg repository "$GITHUB_REPOSITORY" \
  'first(.[] | select(.state == "open" and .head.sha == $head and .head.repo.full_name == $repository)) | .number')
if [ -z "$number" ]; then
  echo "No open request of this repository ends with $HEAD_SHA, so nothing is posted."
  exit 0
fi
archive=$(ask "$api/actions/runs/$RUN_ID/artifacts?name=$name" | jq --arg name "$name" --argjson longest "$longest" \
  'first(.artifacts[] | select(.name == $name and .size_in_bytes <= $longest)) | .id')
if [ -z "$archive" ]; then
  echo "The run $RUN_ID has no description of a usual size, so nothing is posted."
  exit 0
fi
folder=$(mktemp -d)
ask --max-filesize "$longest" --output "$folder/archive.zip" "$api/actions/artifacts/$archive/zip"
# More than the limit is not read. Then unzip fails, and the size shows why.
(unzip -p "$folder/archive.zip" "$file" || true) | head --bytes=$((longest + 1)) > "$folder/$file"
size=$(wc -c < "$folder/$file")
if [ "$size" -eq 0 ] || [ "$size" -gt "$longest" ]; then
  echo "The description in run $RUN_ID is refused: it is empty, or has more than $longest bytes." >&2
  exit 1
fi
comment=$(ask "$api/issues/$number/comments?per_page=100" | jq --arg mark "$mark" \
  'first(.[] | select(.user.login == "github-actions[bot]" and (.body | startswith($mark)))) | .id')
if [ -n "$comment" ]; then place=(--request PATCH "$api/issues/comments/$comment"); else place=("$api/issues/$number/comments"); fi
jq --null-input --arg mark "$mark" --rawfile text "$folder/$file" '{body: ($mark + "\n" + $text)}' |
  ask --output /dev/null --header "Content-Type: application/json" --data @- "${place[@]}"
