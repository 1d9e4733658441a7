/** The tables of messages and of labels agree between languages, and each call passes the placeholders of its message. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import labels from "../schema/labels/en.json";
import labelsInHindi from "../schema/labels/hi.json";
import labelsInSanskrit from "../schema/labels/sa.json";
import en from "./en.json";
import hi from "./hi.json";

type Table = Readonly<Record<string, string>>;

const english: Table = en;
const gapsOf = (sentence = "") => [...new Set(sentence.match(/\{\w+\}/gu))].sort();
const labelsWithoutHelps = Object.fromEntries(Object.entries(labels).filter(([key]) => !key.endsWith(".help")));

it.each<[string, Table, Table]>([
  ["messages in Hindi", hi, english],
  ["labels in Hindi", labelsInHindi, labels],
  ["labels in Sanskrit", labelsInSanskrit, labelsWithoutHelps],
])("has the same %s as in English, in the same order with the same placeholders", (_what, translated, original) => {
  expect(Object.keys(translated)).toEqual(Object.keys(original));
  for (const [key, sentence] of Object.entries(original)) {
    expect([key, gapsOf(translated[key])]).toEqual([key, gapsOf(sentence)]);
    expect([sentence.trim(), translated[key]?.trim()]).toEqual([sentence, translated[key]]);
  }
});

/** The calls that name a message, with the names of the values they pass. */
const calls = ["src", "scripts", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/u.test(file) && !file.includes("node_modules"))
    .flatMap((file) => callsIn(path.join(folder, file))),
);

function callsIn(file: string) {
  const text = readFileSync(file, "utf8");
  if (!/\b(?:toMessage|getTexts|translate)\(/u.test(text)) return [];
  const found: { file: string; key: string; gaps: string[] }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    if (!["toMessage", "getTexts", "translate"].includes(node.expression.text)) return;
    const [key, values] = node.arguments;
    if (!key || !ts.isStringLiteral(key) || english[key.text] === undefined) return;
    const properties = values === undefined ? [] : ts.isObjectLiteralExpression(values) ? [...values.properties] : null;
    if (!properties || properties.some(ts.isSpreadAssignment)) return;
    const gaps = properties.map(({ name }) => `{${name?.getText()}}`).sort();
    found.push({ file, key: key.text, gaps });
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

it("passes each message the values of its placeholders", () => {
  expect(calls.length).toBeGreaterThan(100);
  for (const { file, key, gaps } of calls) expect([file, key, gaps]).toEqual([file, key, gapsOf(english[key])]);
});

const source = ["src", "scripts"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/u.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

it("has no unused message", () => {
  // Some are named by values: `spelling-` and the name of the rule, `batch.` and the outcome of a row.
  const templates = [...new Set(source.match(/`[\w.-]+(?:\$\{[^{}`]+\}[\w.-]*)+`/gu))].map((template) => {
    const pattern = template.slice(1, -1).replaceAll(".", "\\.");
    return new RegExp(`^${pattern.replace(/\$\{[^}]*\}/gu, "([\\w-]+)")}$`, "u");
  });
  const isNamedByValue = (key: string) =>
    templates.some((template) =>
      template
        .exec(key)
        ?.slice(1)
        .every((value) => source.includes(`"${value}"`)),
    );
  const isUsed = (key: string) => source.includes(`"${key}"`) || isNamedByValue(key);
  expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
});

/** Messages of commands and of files that only maintainers write; the others reach clerks in the editor. */
const ofCommands =
  /^(?:answers|create|import|migrate|open|upgrade|verify)\.|^(?:code-owner|emblem|file|languages|ledger|page|redirect|repository|vocabulary|words|yaml)-|^(?:sign-in|editor\.server-down|sheet\.(?:exists|missing)|flag-form|document-languages|council\.(?:signing|formerSigning))/u;

/** Words of the schema, of git and of commands. A placeholder of a file is named by the editor (`nameFiles`). */
const foreignWords =
  /`\w|\b(?:npm|git|issue|merge|publishOn|publishAt|otherLanguages)\b|गिट|repositor|रिपॉज़िटरी|होस्ट|docs\/|\.ya?ml|\b(?:en|hi|sa):/iu;

it("keeps words of the schema, of git and of commands from clerks", () => {
  const met = Object.entries({ ...english, ...labels }).filter(([key]) => !ofCommands.test(key));
  const inHindi: Table = { ...hi, ...labelsInHindi };
  const found = met.filter(([key, sentence]) => [sentence, inHindi[key]].some((text) => foreignWords.test(text ?? "")));
  expect(found.map(([key]) => key)).toEqual([]);
});

it("has no unused label", () => {
  const isUsed = (key: string) =>
    new RegExp(`(?:describe|defineLabelledCollection)\\((?:\\{\\s+name: )?"${key}"`, "u").test(source);
  expect(Object.keys(labelsWithoutHelps).filter((key) => !isUsed(key))).toEqual([]);
});
