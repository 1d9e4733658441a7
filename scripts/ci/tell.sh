#!/usr/bin/env bash
# Comments the result of a publication on the pull or merge request that started it: tell.sh CODE URL. CODE is the exit
# code of the publication (docs/operate.md), 9 if it was broken off, or empty if a step before it failed. Without a
# request nothing happens.
set -euo pipefail
code=$1 site=$2
if [ -n "${GITHUB_ACTIONS:-}" ]; then
  log="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID"
  api="$GITHUB_API_URL/repos/$GITHUB_REPOSITORY" token="Authorization: Bearer $REQUEST_TOKEN"
  requests="$api/commits/$GITHUB_SHA/pulls" number=.number comments="issues/%s/comments"
else
  log=$CI_PIPELINE_URL
  api="$CI_API_V4_URL/projects/$CI_PROJECT_ID" token="PRIVATE-TOKEN: $REQUEST_TOKEN"
  requests="$api/repository/commits/$CI_COMMIT_SHA/merge_requests" number=.iid comments="merge_requests/%s/notes"
fi
case $code in
  0) said="Published at $site and verified. · $site पर प्रकाशित और जाँचा गया।" ;;
  1) said="Not published as built. The reason and what visitors see now: $log · जैसा बना था वैसा प्रकाशित नहीं हुआ। कारण, और अभी क्या दिख रहा है: $log" ;;
  3) said="Published at $site, but a person has to look at something: $log · $site पर प्रकाशित, पर किसी को कुछ देखना है: $log" ;;
  4) said="Published at $site, but not verified yet: the site did not answer. $log · $site पर प्रकाशित, पर अभी जाँचा नहीं गया: साइट ने उत्तर नहीं दिया। $log" ;;
  9) said="The publication was broken off; look at $site. The last lines: $log · प्रकाशन बीच में रुक गया; $site देखें। अंतिम पंक्तियाँ: $log" ;;
  *) said="Not published: a step before failed. Reason: $log · प्रकाशित नहीं हुआ: पहले का एक चरण विफल रहा। कारण: $log" ;;
esac
for one in $(curl --silent --show-error --fail --header "$token" "$requests" | jq "map(select(.merged_at != null)) | .[] | $number"); do
  # shellcheck disable=SC2059 # The format is one of the two above.
  jq --null-input --arg body "$said" '{$body}' | curl --silent --show-error --fail --output /dev/null --header "$token" \
    --header "Content-Type: application/json" --data @- "$api/$(printf "$comments" "$one")"
done
