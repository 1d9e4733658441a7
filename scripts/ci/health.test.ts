/** Tests the text of the weekly to-do issue, and the updates of it and of the issue of the night on mock git hosts. */

import { execFile, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { readHealthComment } from "../../src/content/health";
import { readHealthIssue } from "../../src/editor/health/read-issue";
import { startGitHost } from "../../tests/editor/git-host";
import { startGitLabHost } from "../../tests/editor/gitlab-host";
import { createRemoteSettings } from "../../tests/editor/remote-settings";
import { temporaryFolder } from "../../tests/temporary-folder";
import { findDeadLinks, formatIssue } from "./health";

const isInstalled = ["curl", "jq"].every((program) => spawnSync(program, ["--version"]).status === 0);
const testWithPrograms = isInstalled ? test : test.skip;

const folder = temporaryFolder();

const dead = { address: "https://gone.example/", state: "gone", detail: "answers 404" } as const;
const files = [{ file: "content/a.yaml", text: "key: a\nlink: https://gone.example/\n" }];

test("preserves the day on which a link was first found dead, until it works again", () => {
  const first = findDeadLinks(
    [dead, { address: "https://a.example/", state: "there", detail: "" }],
    files,
    undefined,
    "2026-11-02",
  );
  expect(first).toMatchObject([{ kind: "link", place: dead.address, since: "2026-11-02" }]);
  expect(first[0]?.said.en).toContain("content/a.yaml:2");
  const known = readHealthComment(formatIssue({ day: "2026-11-02", items: first }));
  expect(findDeadLinks([dead], files, known, "2026-11-09")).toMatchObject([{ since: "2026-11-02" }]);
  expect(findDeadLinks([], files, known, "2026-11-09")).toEqual([]);
});

test("lists each item of the issue in both languages, up to a limit", () => {
  const said = { en: "Write it <b>now</b>", hi: "लिखें" };
  const items = Array.from({ length: 120 }, (_, index) => ({
    kind: "translation" as const,
    place: `content/${index}.yaml`,
    said,
  }));
  const text = formatIssue({ day: "2026-11-02", items });
  expect(text).toContain("## Translations to write or renew · लिखने या नए करने के लिए अनुवाद");
  expect(text).toContain("- `content/0.yaml`: Write it &#60;b&#62;now&#60;/b&#62; · लिखें");
  expect(text).toContain("and 20 more");
  expect(text).not.toContain("content/100.yaml");
});

testWithPrograms.each(["github", "gitlab"] as const)(
  "opens, reads and updates one issue on %s, and closes it when nothing is to do",
  async (name) => {
    spawnSync("git", ["init", "--quiet", "--bare", folder]);
    const host = await (name === "github" ? startGitHost : startGitLabHost)(folder);
    const environment =
      name === "github"
        ? { GITHUB_ACTIONS: "true", GITHUB_API_URL: host.api, GITHUB_REPOSITORY: "council/site", GITHUB_RUN_ID: "42" }
        : {
            ...{ CI_API_V4_URL: host.api, CI_PROJECT_ID: "council%2Fsite" },
            CI_PIPELINE_URL: "https://host.example/42",
          };
    const env = { PATH: process.env.PATH, ISSUE_TOKEN: "secret-token", ...environment };
    const run = async (...args: readonly string[]) =>
      (await promisify(execFile)("bash", ["scripts/ci/keep-issue.sh", "health", ...args], { env })).stdout;
    const write = (text: string) => {
      const file = path.join(folder, "health.md");
      writeFileSync(file, text);
      return run("write", file);
    };
    const settings = createRemoteSettings(name, host.api);
    try {
      expect(await run("read")).toBe("");
      await write("");
      expect(host.issues.all).toEqual([]);
      const items = findDeadLinks([dead], files, undefined, "2026-11-02");
      await write(formatIssue({ day: "2026-11-02", items }));
      expect(readHealthComment(await run("read"))).toEqual({ day: "2026-11-02", items });
      expect(await readHealthIssue(settings, "secret-token")).toEqual({ day: "2026-11-02", items });
      await write(formatIssue({ day: "2026-11-09", items }));
      expect(host.issues.all).toMatchObject([{ isOpen: true, labels: ["site-health"] }]);
      expect((await readHealthIssue(settings, "secret-token"))?.day).toBe("2026-11-09");
      await write("");
      expect(host.issues.all).toMatchObject([{ isOpen: false }]);
      expect(await readHealthIssue(settings, "secret-token")).toBeUndefined();
      await write(formatIssue({ day: "2026-11-16", items }));
      expect(host.issues.all.map(({ isOpen }) => isOpen)).toEqual([false, true]);
      const parts = path.join(folder, "failed-parts.md");
      writeFileSync(parts, "- **browsers**: 5 passed, 1 failed\n");
      const tell = (result: string) =>
        promisify(execFile)("bash", ["scripts/ci/keep-issue.sh", "nightly", "tell", result, parts], { env });
      await tell("failure");
      await tell("failure");
      const failed = { title: "Tests of the night fail", labels: ["night-tests-failed"], isOpen: true };
      const text = expect.stringMatching(/\S\/42\n[\s\S]*- \*\*browsers\*\*: 5 passed/u);
      expect(host.issues.all.slice(2)).toMatchObject([{ ...failed, text }]);
      await tell("success");
      expect(host.issues.all.at(-1)).toMatchObject({ isOpen: false });
    } finally {
      await host.close();
    }
  },
);
