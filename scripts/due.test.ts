import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { digestListPath, formatDigestList } from "../src/pipeline/digest-list";
import { withMockServer } from "../tests/mock-server";
import { temporaryFolder, writerIn } from "../tests/temporary-folder";

const root = temporaryFolder();
beforeEach(() => {
  const due = { site: "https://council.example", moments: ["2027-01-15T17:30", "2027-02-15T00:00"] };
  writerIn(root)("due.json", JSON.stringify(due));
});

const list = {
  site: "https://council.example",
  commit: null,
  uncommitted: false,
  lock: "0".repeat(64),
  signingKey: null,
  files: {},
};

/** Runs the program with a mock site of the minute `live`, on a mock git host. Returns the requests to the host. */
async function run(live: string | undefined, now: string, host: "github" | "gitlab" = "github"): Promise<string[]> {
  const [day = "", time = ""] = live?.split("T") ?? [];
  const hosts = (api: string) => ({
    github: { GITHUB_ACTIONS: "true", GITHUB_API_URL: api, GITHUB_REPOSITORY: "o/site", REQUEST_TOKEN: "t" },
    gitlab: { CI_API_V4_URL: api, CI_PROJECT_ID: "5", CI_JOB_TOKEN: "t", CI_DEFAULT_BRANCH: "main" },
  });
  const requests = await withMockServer(
    ({ method, url }) =>
      method === "POST" || (url === digestListPath && live) ? formatDigestList({ ...list, day, time }) : undefined,
    (origin) => {
      const env = { PATH: process.env.PATH, SITE_URL: origin, BUILD_DATE: now, ...hosts(origin)[host] };
      return promisify(execFile)(process.execPath, [path.resolve("scripts/due.mjs")], { cwd: root, env });
    },
  );
  const posted = requests.filter(({ method }) => method === "POST");
  return posted.map(({ url, headers, body }) => `${url} ${headers.authorization ?? ""} ${body}`);
}

test.each([
  ["before the minute", "2027-01-15T00:00", "2027-01-15T17:29", false],
  ["at the minute", "2027-01-15T00:00", "2027-01-15T17:30", true],
  ["once it is published", "2027-01-15T17:30", "2027-01-15T17:40", false],
  ["before midnight in India", "2027-01-15T17:30", "2027-01-15T23:59", false],
  ["after a midnight that nobody published", "2027-01-15T17:30", "2027-01-16T00:00", true],
])("starts a publication if the live site lacks an entry of 17:30: %s", async (_when, live, now, isDue) => {
  expect(await run(live, now)).toHaveLength(isDue ? 1 : 0);
});

test("starts the workflow on GitHub and a pipeline on GitLab", async () => {
  const [live, now] = ["2027-01-15T00:00", "2027-01-15T18:00"];
  expect(await run(live, now)).toEqual([
    '/repos/o/site/actions/workflows/publish.yml/dispatches Bearer t {"ref":"main"}',
  ]);
  expect(await run(live, now, "gitlab")).toEqual(["/projects/5/trigger/pipeline  token=t&ref=main"]);
});

test("reports a live site without a list of digests", async () => {
  await expect(run(undefined, "2027-01-15T18:00")).rejects.toThrow(/site-digests\.json answers 404/u);
});
