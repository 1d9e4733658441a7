/** What is published can be read and run by the oldest browsers that `browserslist` in `package.json` names. */
import { spawnSync } from "node:child_process";
import { programOf } from "../scripts/setup/run.mjs";
import { allScripts } from "./site/scripts";
import { expect, test } from "./site/test";

const site = "public";

/**
 * Calls that one of these browsers lacks (developer.mozilla.org) and es-check does not tell of: it knows the language, not
 * the browser, and takes an `at` for one of somebody's own.
 */
const newerCalls = [
  ".at(",
  ".replaceAll(",
  ".canParse(",
  ".withResolvers(",
  ".randomUUID(",
  ".replaceChildren(",
  ".checkVisibility(",
  "structuredClone(",
  "AbortSignal.",
  "Intl.Segmenter",
  "Intl.ListFormat",
  "Promise.any",
] as const;

/** By this the table library names a column that has no name; the columns of lists have one. */
const unused = '.replaceAll(".","_")';

test("no script is written as the oldest browsers do not read it", () => {
  const check = ["checkBrowser", "--checkFeatures", "--ignore", "StringReplaceAll", "--noColor", `${site}/*.js`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [programOf("es-check"), ...check], {
    encoding: "utf8",
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
});

test("no script calls what they lack, or brings it along for the others to try out in vain", () => {
  for (const [name, code] of allScripts(site)) {
    const called = code.replace(unused, "");
    for (const call of newerCalls) expect.soft(called.includes(call), `${name} has ${call}`).toBe(false);
    // What core-js keeps its own under.
    expect.soft(code.includes("__core-js_shared__"), `${name} brings core-js`).toBe(false);
  }
});
