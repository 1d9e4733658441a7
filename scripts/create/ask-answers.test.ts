import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "../../tests/temporary-folder";
import { readAnswers } from "./read-answers";

const root = temporaryFolder();

const file = path.join(root, "answers.yaml");

/** Types lines in answer to the questions. Returns the result, or an error, and what was asked. */
function type(...lines: readonly string[]) {
  const options = { file, code: process.cwd() };
  const program = `import { askAnswers } from ${JSON.stringify(pathToFileURL(path.join(__dirname, "ask-answers.mjs")))};
    const options = { input: process.stdin, output: process.stderr, ...${JSON.stringify(options)} };
    process.stdout.write(JSON.stringify(await askAnswers(options) ?? null));`;
  const input = lines.map((line) => `${line}\n`).join("");
  const run = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { input, encoding: "utf8" });
  return { result: run.stdout, asked: run.stderr };
}

const names = [
  "पूर्वी बोर्ड",
  "Eastern Board",
  "पूर्वी सरकार",
  "Government of the East",
  "सचिव",
  "Secretary",
  "पटना",
  "Patna",
];

test("asks for the languages, then in the first of them for the answers, which are then valid", () => {
  const hours = ["१० से १७", "", "10 to 17"];
  const others = [
    "secretary@board.gov.in",
    "",
    "https://board.gov.in",
    "gitlab",
    "state/site",
    "@state/board, @state/office",
  ];
  const { result, asked } = type("hi,xx", "hi,en", ...names, ...hours, ...others);
  expect(JSON.parse(result)).toEqual({ languages: "hi,en", reader: "hi" });
  expect(asked).toMatch(/a language other than en, hi and sa needs a name, a script/u);
  expect(asked).toMatch(/नाम – परिषद् का पूरा नाम। \(hi\): नाम/u);
  expect(asked).toMatch(/कार्यालय समय[^\n]*\(en\): कार्यालय समय[^\n]*\(en\): ई-मेल/u);
  const text = readFileSync(file, "utf8");
  const { answers, problems } = readAnswers(".", file, Buffer.from(text.replaceAll('"en"', '"sa": "पाठः", "en"')));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(answers).toMatchObject({
    name: { hi: "पूर्वी बोर्ड", en: "Eastern Board" },
    repository: { host: "gitlab", name: "state/site" },
    reviewers: ["@state/board", "@state/office"],
  });
});

test("takes Enter for the example", () => {
  expect(type("").result).toBe("null");
});
