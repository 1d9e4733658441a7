/** Published files can be read and run by the oldest browsers that `browserslist` in `package.json` names. */
import { spawnSync } from "node:child_process";
import { findProgram } from "../scripts/setup/run.mjs";
import { publicFolder } from "./site/folder";
import { allScripts } from "./site/scripts";
import { expect, test } from "./site/test";

/**
 * Calls that one of these browsers lacks (developer.mozilla.org) and es-check does not tell of: it knows the language, not
 * the browser, and takes an `at` for one of somebody's own.
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

test("no script is written as the oldest browsers do not read it", () => {
  const check = ["checkBrowser", "--checkFeatures", "--noColor", `${publicFolder}/*.js`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [findProgram("es-check"), ...check], {
    encoding: "utf8",
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
});

test("no script calls what they lack", () => {
  for (const [name, code] of allScripts(publicFolder)) {
    for (const call of newerCalls) expect.soft(code.includes(call), `${name} has ${call}`).toBe(false);
  }
});
