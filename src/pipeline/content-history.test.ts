import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../tests/temporary-folder";
import { readContentHistory } from "./content-history";

const folder = temporaryFolder();

function git(project: string, ...command: string[]): void {
  const identity = ["-c", "user.name=Clerk", "-c", "user.email=clerk@council.example", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...identity, ...command], { cwd: project, stdio: "ignore" });
}

function write(project: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

/** Commits all files, with one time for writing them and another for accepting them. */
function commit(project: string, written: string, accepted: string): void {
  git(project, "add", "--all");
  const dates = { GIT_AUTHOR_DATE: written, GIT_COMMITTER_DATE: accepted };
  const identity = ["-c", "user.name=Clerk", "-c", "user.email=clerk@council.example", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...identity, "commit", "--message", "Change"], {
    cwd: project,
    env: { ...process.env, ...dates },
    stdio: "ignore",
  });
}

const day = (date: string) => `${date}T12:00:00+05:30`;

it("returns the newest day in India of each file, even of a deleted one", () => {
  git(folder, "init");
  write(folder, "content/orders/one.yaml", "a");
  write(folder, "content/orders/two.yaml", "a");
  write(folder, "src/code.ts", "a");
  commit(folder, day("2024-01-01"), day("2024-01-02"));
  write(folder, "content/orders/one.yaml", "b");
  rmSync(path.join(folder, "content/orders/two.yaml"));
  // 20:00 in Greenwich is after midnight in India.
  commit(folder, day("2024-03-01"), "2024-03-09T20:00:00Z");
  write(folder, "content/orders/uncommitted.yaml", "a");
  expect(readContentHistory(folder)).toEqual({
    changed: new Map([
      ["content/orders/one.yaml", "2024-03-10"],
      ["content/orders/two.yaml", "2024-03-10"],
    ]),
  });
});

it("reads a project in a subfolder of a repository, and file names in any script", () => {
  git(folder, "init");
  const project = path.join(folder, "site");
  write(project, "content/pages/संस्कृत.yaml", "a");
  commit(folder, day("2024-01-02"), day("2024-01-02"));
  expect(readContentHistory(project).changed).toEqual(new Map([["content/pages/संस्कृत.yaml", "2024-01-02"]]));
});

it("reports why it returns no days without a history", () => {
  const { changed, missing } = readContentHistory(folder);
  expect(changed.size).toBe(0);
  expect(missing).toContain("not a git repository");
  git(folder, "init");
  expect(readContentHistory(folder).missing).toContain("does not have any commits");
});

it("rejects a shallow clone, where all old files seem to be from one day", () => {
  const whole = path.join(folder, "whole");
  write(whole, "content/orders/one.yaml", "a");
  git(whole, "init");
  commit(whole, day("2024-01-02"), day("2024-01-02"));
  write(whole, "content/orders/two.yaml", "a");
  commit(whole, day("2024-05-02"), day("2024-05-02"));
  git(folder, "clone", "--depth", "1", `file://${whole}`, "shallow");
  const { changed, missing } = readContentHistory(path.join(folder, "shallow"));
  expect(changed.size).toBe(0);
  expect(missing).toContain("fetch-depth: 0");
});
