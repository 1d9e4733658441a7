import { makeLeastAnswer } from "../../../tests/host-descriptions/contract";
import recorded from "../../../tests/host-descriptions/github-recorded.json";
import { gitHubAnswers } from "./github-schemas";

const below = "/repos/{owner}/{repo}";

test.each([
  ["user", "GET /user", "200"],
  ["project", `GET ${below}`, "200"],
  ["branch", `GET ${below}/branches/{branch}`, "200"],
  ["tree", `GET ${below}/git/trees/{tree_sha}`, "200"],
  ["blob", `GET ${below}/git/blobs/{file_sha}`, "200"],
  ["blob", `GET ${below}/contents/{path}`, "200"],
  ["commits", `GET ${below}/commits`, "200"],
  ["commit", `GET ${below}/git/commits/{commit_sha}`, "200"],
  ["comparison", `GET ${below}/compare/{basehead}`, "200"],
  ["runs", `GET ${below}/actions/runs`, "200"],
  ["jobs", `GET ${below}/actions/runs/{run_id}/jobs`, "200"],
  ["pulls", `GET ${below}/pulls`, "200"],
  ["pull", `GET ${below}/pulls/{pull_number}`, "200"],
  ["reviews", `GET ${below}/pulls/{pull_number}/reviews`, "200"],
  ["comments", `GET ${below}/issues/{issue_number}/comments`, "200"],
  ["comments", `GET ${below}/pulls/{pull_number}/comments`, "200"],
  ["status", `GET ${below}/commits/{ref}/status`, "200"],
  ["object", `POST ${below}/git/blobs`, "201"],
  ["object", `POST ${below}/git/trees`, "201"],
  ["object", `POST ${below}/git/commits`, "201"],
  ["opened", `POST ${below}/pulls`, "201"],
  ["reference", `PATCH ${below}/git/refs/{ref}`, "200"],
] as const)("reads as %s the least that GitHub may answer to %s", (name, operation, status) => {
  const least = makeLeastAnswer("github", operation, status);
  expect(gitHubAnswers[name].safeParse(least).error).toBeUndefined();
});

test("reads answers that others recorded", () => {
  for (const name of ["project", "reference"] as const)
    expect(gitHubAnswers[name].safeParse(recorded.answers[name]).error).toBeUndefined();
});
