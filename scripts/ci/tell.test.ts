import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { withMockServer } from "../../tests/mock-server";

const isInstalled = ["curl", "jq"].every((program) => spawnSync(program, ["--version"]).status === 0);
const testWithPrograms = isInstalled ? test : test.skip;

/** Runs the script with a mock git host that has one merged and one closed request. Returns the comments it received. */
async function tell(code: string, environment: (origin: string) => NodeJS.ProcessEnv) {
  const requests = [
    { number: 7, iid: 7, merged_at: "2026-11-25T00:00:00Z" },
    { number: 8, iid: 8, merged_at: null },
  ];
  const received = await withMockServer(
    () => JSON.stringify(requests),
    (origin) => {
      const env = { PATH: process.env.PATH, REQUEST_TOKEN: "secret", ...environment(origin) };
      return promisify(execFile)("bash", ["scripts/ci/tell.sh", code, "https://council.example"], { env });
    },
  );
  return received.filter(({ method }) => method === "POST");
}

const github = (origin: string) => ({
  GITHUB_ACTIONS: "true",
  GITHUB_SERVER_URL: "https://github.example",
  GITHUB_API_URL: origin,
  GITHUB_REPOSITORY: "council/site",
  GITHUB_RUN_ID: "42",
  GITHUB_SHA: "abc",
});
const gitlab = (origin: string) => ({
  CI_API_V4_URL: origin,
  CI_PROJECT_ID: "5",
  CI_PIPELINE_URL: "https://gitlab.example/42",
  CI_COMMIT_SHA: "abc",
});

testWithPrograms("comments on the merged request on GitHub in both languages", async () => {
  const [comment, ...others] = await tell("0", github);
  expect(others).toEqual([]);
  expect(comment).toMatchObject({
    url: "/repos/council/site/issues/7/comments",
    headers: { authorization: "Bearer secret" },
  });
  expect(JSON.parse(comment?.body ?? "")).toEqual({
    body: "Published at https://council.example and verified. · https://council.example पर प्रकाशित और जाँचा गया।",
  });
});

testWithPrograms.each([
  ["1", /^Not published as built.* what visitors see now: https:\/\/gitlab.example\/42 · /u],
  ["9", /^The publication was broken off; look at https:\/\/council.example/u],
  ["3", /^Published at .* a person has to look/u],
  ["4", /^Published at .* not verified yet/u],
  ["", /^Not published: a step before failed/u],
])("comments the reason on the merged request on GitLab after code %p", async (code, said) => {
  const [note] = await tell(code, gitlab);
  expect(note).toMatchObject({ url: "/projects/5/merge_requests/7/notes", headers: { "private-token": "secret" } });
  expect(JSON.parse(note?.body ?? "")).toEqual({ body: expect.stringMatching(said) });
});
