/** Published scripts run in the oldest browsers of `browserslist` in `package.json`. */
import { spawnSync } from "node:child_process";
import { findProgram } from "../scripts/setup/run.mjs";
import { publicFolder } from "./site/folder";
import { allScripts } from "./site/scripts";
import { expect, test } from "./site/test";

/**
 * Calls that one of these browsers lacks (developer.mozilla.org) and that es-check misses. It checks the language, not
 * browser APIs, and takes `at` for a method of the project.
 */
const newerCalls = [
  ".at(",
  ".canParse(",
  ".findLast(",
  "Object.hasOwn(",
  ".withResolvers(",
  ".randomUUID(",
  ".checkVisibility(",
  "structuredClone(",
  "AbortSignal.",
  "Intl.Segmenter",
] as const;

test("no script uses syntax that the oldest browsers lack", () => {
  const check = ["checkBrowser", "--checkFeatures", "--noColor", `${publicFolder}/*.js`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [findProgram("es-check"), ...check], {
    encoding: "utf8",
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
});

test("no script calls an API that the oldest browsers lack", () => {
  for (const [name, code] of allScripts(publicFolder)) {
    for (const call of newerCalls) expect.soft(code.includes(call), `${name} has ${call}`).toBe(false);
  }
});
