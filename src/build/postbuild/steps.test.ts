import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { runSteps, type Step } from "./run-steps";
import { steps } from "./steps";

let folder = "";
const file = () => path.join(folder, "Result", "index.html");

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "postbuild-"));
  mkdirSync(path.dirname(file()));
  writeFileSync(file(), "<!DOCTYPE html><html><head></head><body><script>a()</script></body></html>");
});
afterEach(() => rmSync(folder, { recursive: true }));

const named = (name: string): Step => {
  const found = steps.find((step) => step.name === name);
  if (!found) throw new Error(`There is no step ${name}.`);
  return found;
};

const activity = { start: () => {}, setStatus: () => {}, end: () => {} };
const args = {
  reporter: { activityTimer: () => activity },
  cache: { directory: path.join(tmpdir(), "no-cache") },
} as unknown as BuildArgs;
const run = (list: readonly Step[]) => runSteps(list, { args, folder, environment: {} });

/** A step that writes into a page or beside it. */
const changing = (name: string): Step => ({
  name: "changing",
  run: async () => writeFileSync(path.join(folder, name), "<!DOCTYPE html><html><head></head></html>"),
});

it("has the steps in the order in which each needs the ones before", () => {
  expect(steps.map(({ name }) => name)).toEqual([
    "documents",
    "files",
    "search",
    "app loader",
    "notices",
    "policy",
    "editor",
    "offline",
    "host files",
    "digests",
    "digest list",
    "compression",
  ]);
});

it("ends a build in which a step after the policy changes a page or adds one", async () => {
  await expect(run([named("policy"), named("digests")])).resolves.toBeUndefined();
  for (const page of ["Result/index.html", "added.html"]) {
    await expect(run([named("policy"), changing(page), named("digests")])).rejects.toThrow(`/${page} was changed`);
    rmSync(path.join(folder, "added.html"), { force: true });
  }
});

it("lets a step before the policy change pages", async () => {
  await expect(run([changing("Result/index.html"), named("policy"), named("digests")])).resolves.toBeUndefined();
});

it("ends a build whose steps stand in the wrong order", async () => {
  await expect(run([named("digests"), named("policy")])).rejects.toThrow('stands after "policy"');
});
