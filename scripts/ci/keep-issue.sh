#!/usr/bin/env bash
# Maintains the one open issue of a task. "keep-issue.sh TASK read" prints its text. "keep-issue.sh TASK write FILE" opens or
# updates it, or closes it if the file is empty. "keep-issue.sh TASK tell RESULT [FILE]" writes that a run failed, with the
# file's text if there is one, or closes the issue after a success. The host mails a new issue to everybody who watches the repository. The label of "health" is also in
# src/content/health.ts.
set -euo pipefail
case $1 in
  health) label=site-health title="To do · शेष काम" ;;
  publish) label=publication-failed title="The site was not published · साइट प्रकाशित नहीं हुई" ;;
  verify) label=night-failed title="The nightly verification failed · रात की जाँच विफल रही" ;;
  nightly) label=night-tests-failed title="Tests of the night fail" ;;
  newest) label=newest-versions title="The newest Node, React and Gatsby do not work yet" ;;
esac
if [ -n "${GITHUB_ACTIONS:-}" ]; then
  issues="$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/issues"
  open=open number=.number text=body edit=PATCH labels="[\"$label\"]" close='{"state": "closed"}'
else
  issues="$CI_API_V4_URL/projects/$CI_PROJECT_ID/issues"
  open=opened number=.iid text=description edit=PUT labels="\"$label\"" close='{"state_event": "close"}'
fi
ask() {
  curl --silent --show-error --fail --header "Authorization: Bearer $ISSUE_TOKEN" --header "Content-Type: application/json" "$@"
}
found=$(ask "$issues?labels=$label&state=$open" | jq '.[0] // empty')
if [ "$2" = tell ]; then
  said=$(mktemp)
  if [ "$3" != success ]; then
    run=${CI_PIPELINE_URL:-${GITHUB_SERVER_URL:-}/${GITHUB_REPOSITORY:-}/actions/runs/${GITHUB_RUN_ID:-}}
    printf 'The reason is in the log: %s\n\nकारण इस लेखे में है: %s\n\n' "$run" "$run" > "$said"
    if [ -f "${4:-}" ]; then cat "$4" >> "$said"; fi
  fi
  set -- "$1" write "$said"
fi
case $2 in
  read) jq --raw-output ".$text // empty" <<<"$found" ;;
  write)
    said=$(jq --null-input --arg title "$title" --rawfile text "$3" --argjson labels "$labels" "{\$title, \$labels, $text: \$text}")
    if [ ! -s "$3" ]; then
      if [ -n "$found" ]; then ask --output /dev/null --request "$edit" --data "$close" "$issues/$(jq "$number" <<<"$found")"; fi
    elif [ -n "$found" ]; then
      ask --output /dev/null --request "$edit" --data @- "$issues/$(jq "$number" <<<"$found")" <<<"$said"
    else
      ask --output /dev/null --data @- "$issues" <<<"$said"
    fi
    ;;
esac
