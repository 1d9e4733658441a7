import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe as describeRelease } from "./describe";

let project = "";
const git = (...command: string[]) =>
  execFileSync("git", ["-c", "user.name=Clerk", "-c", "user.email=clerk@council.example", ...command], {
    cwd: project,
    encoding: "utf8",
  }).trim();
const put = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), content);
};
const commit = () => {
  git("add", "--all");
  git("commit", "--quiet", "--message=Content");
  return git("rev-parse", "HEAD");
};

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "described-"));
});

afterEach(() => rmSync(project, { recursive: true }));

it("says in words what changed in the content since a commit", () => {
  git("init", "--quiet");
  put("content/orders/calendar.yaml", "title:\n  en: Calendar");
  put("content/site.yaml", "name:\n  en: Council");
  put("README.md", "");
  const first = commit();
  expect(describeRelease(project, null)).toEqual({ commit: first, uncommitted: false, content: [] });
  rmSync(path.join(project, "content/orders/calendar.yaml"));
  put("content/orders/grant.yaml", "title:\n  en: Grant to schools\n  hi: अनुदान");
  put("content/site.yaml", "name:\n  en: State council");
  put("static/documents/grant.pdf", "");
  put("README.md", "changed");
  const second = commit();
  put("content/site.yaml", "name:\n  en: Another council");
  expect(describeRelease(project, first)).toEqual({
    commit: second,
    uncommitted: true,
    content: [
      "removed orders/calendar",
      "added orders/grant: Grant to schools",
      "changed site: Another council",
      "added static/documents/grant.pdf",
    ],
  });
});

it("says so where the commit of the release before is unknown", () => {
  git("init", "--quiet");
  put("content/site.yaml", "");
  commit();
  const { content } = describeRelease(project, "0123456789abcdef0123456789abcdef01234567");
  expect(content).toEqual([
    "what changed since 0123456789ab is unknown: that commit is not in this copy of the project",
  ]);
});

it("describes a project without a history all the same", () => {
  expect(describeRelease(project, null)).toEqual({ commit: null, uncommitted: false, content: [] });
});
