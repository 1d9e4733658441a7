/** The time of every pattern of the checks grows with the length of the text, by recheck, installed from npm. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import ts from "typescript";
import * as z from "zod";
import { test } from "../test-in-folder";
import { installChecker } from "./install-checker";

/** The folders whose patterns read what people write. */
const folders = ["src/content", "src/documents", "src/language", "src/schema", "src/site"];

/** Beginnings of patterns that recheck cannot show to be linear, each with the reason why they are. */
const judged = new Map([
  [String.raw`\B(?=(?:\d\d)*`, "reads the digits of one number"],
  [String.raw`(?:म्|\p{M})+$`, "reads one word of the glossary"],
  ["^(?:अस्ति|सन्ति", "reads one word, which has a limit"],
  ["^Example · ", "reads our own documentation"],
  [String.raw`\{\{[^{}]*\}\}|[a-z]`, "each part is bounded"],
  [String.raw`^(?:[=\uFF1D][^\s=]|[+\-@]\S{0,200}`, "each part is bounded"],
  [String.raw`\{\{[^{}]*\}\}|\{\w+\}|`, "each part is bounded"],
  [String.raw`\]\([^()\s]*\)|`, "each part is bounded"],
]);

/** What recheck says of a pattern. It searches for a text by which the time grows faster than the length. */
const verdicts = z.array(
  z.object({ source: z.string(), status: z.enum(["safe", "vulnerable", "unknown"]), attack: z.string() }),
);

/** Lists the patterns that stand in the code, with their flags. */
function listPatterns(): { readonly source: string; readonly flags: string }[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/u.test(file) && !/\.test\./u.test(file))
      .map((file) => path.join(folder, file)),
  );
  return files.flatMap((file) => {
    const found: { source: string; flags: string }[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf("/");
        found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
    return found;
  });
}

test("no pattern of the checks takes the square of a text's length", ({ folder }) => {
  test.setTimeout(600_000);
  const patterns = listPatterns();
  expect(patterns.length).toBeGreaterThan(200);
  installChecker("recheck@4.5.0", folder);
  writeFileSync(path.join(folder, "patterns.json"), JSON.stringify(patterns));
  writeFileSync(
    path.join(folder, "run.cjs"),
    `
    const { checkSync } = require("recheck");
    const said = require("./patterns.json").map(({ source, flags }) => {
      const { status, attack } = checkSync(source, flags, { timeout: 5000 });
      return { source, status, attack: attack ? attack.pattern : "" };
    });
    process.stdout.write(JSON.stringify(said));
  `,
  );
  const said = verdicts.parse(
    JSON.parse(execFileSync(process.execPath, ["run.cjs"], { cwd: folder, encoding: "utf8", maxBuffer: 1e8 })),
  );
  const slow = said.filter(
    ({ status, source }) => status === "vulnerable" && ![...judged.keys()].some((begin) => source.startsWith(begin)),
  );
  expect(slow.map(({ source, attack }) => `/${source}/ with ${attack}`)).toEqual([]);
});
