import { execFile, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { withMockServer } from "../../tests/mock-server";
import { temporaryFolder } from "../../tests/temporary-folder";

const isInstalled = ["curl", "jq"].every((program) => spawnSync(program, ["--version"]).status === 0);
const testWithPrograms = isInstalled ? test : test.skip;

const folder = temporaryFolder();
const failedParts = path.join(folder, "failed-parts.md");

const hosts = {
  GitHub: {
    issues: "/repos/council/site/issues",
    edit: "PATCH",
    text: "body",
    environment: (origin: string) => ({
      GITHUB_ACTIONS: "true",
      GITHUB_SERVER_URL: "https://host.example",
      GITHUB_API_URL: origin,
      GITHUB_REPOSITORY: "council/site",
      GITHUB_RUN_ID: "42",
    }),
  },
  GitLab: {
    issues: "/projects/5/issues",
    edit: "PUT",
    text: "description",
    environment: (origin: string) => ({
      CI_API_V4_URL: origin,
      CI_PROJECT_ID: "5",
      CI_PIPELINE_URL: "https://host.example/42",
    }),
  },
} as const;

type Host = keyof typeof hosts;

/** Reports the result of the nightly tests to a mock host. Returns what the script wrote there. */
async function tellNight(name: Host, result: string, open: readonly object[]) {
  const { issues, environment } = hosts[name];
  const received = await withMockServer(
    ({ method }) => JSON.stringify(method === "GET" ? open : {}),
    (origin) => {
      const env = { PATH: process.env.PATH, ISSUE_TOKEN: "secret", ...environment(origin) };
      const args = ["scripts/ci/keep-issue.sh", "nightly", "tell", result, failedParts];
      return promisify(execFile)("bash", args, { env });
    },
  );
  return received
    .filter(({ method }) => method !== "GET")
    .map(({ method, url, body }) => ({ method, at: url.replace(issues, ""), said: JSON.parse(body) }));
}

const openIssue = { number: 7, iid: 7 };

testWithPrograms.each<Host>(["GitHub", "GitLab"])(
  "a failed night opens an issue on %s that names the parts, changes it after the next, and closes it after a success",
  async (name) => {
    const { text, edit } = hosts[name];
    writeFileSync(failedParts, "- **browsers**: 5 passed, 1 failed\n");
    const names = expect.stringMatching(/https:\/\/host\.example\/\S*42\n[\s\S]*- \*\*browsers\*\*: 5 passed/u);
    const issue = { title: "Tests of the night fail", [text]: names };
    const opened = await tellNight(name, "failure", []);
    expect(opened).toEqual([{ method: "POST", at: "", said: expect.objectContaining(issue) }]);
    const changed = await tellNight(name, "failure", [openIssue]);
    expect(changed).toEqual([{ method: edit, at: "/7", said: expect.objectContaining(issue) }]);
    const [closed, ...others] = await tellNight(name, "success", [openIssue]);
    expect([closed?.method, closed?.at, others]).toEqual([edit, "/7", []]);
    expect(JSON.stringify(closed?.said)).toMatch(/close/u);
    expect(await tellNight(name, "success", [])).toEqual([]);
  },
);
