import fc from "fast-check";
import { readChanged } from "../../tests/cases/folder";
import { order, page, school } from "../../tests/cases/sample";
import { collections } from "../schema/collections";
import type { Diagnostic } from "./diagnostic";
import { readEntry } from "./entry";
import { parseMessages } from "./interface-messages/json";
import { report } from "./report";

const seed = 20150731;
const orderFile = "content/orders/order-1.yaml";

/** Checks that a problem is positioned inside the file and formats to one line in both languages. */
function isTold(problem: Diagnostic, text: string): boolean {
  const lines = text.split("\n");
  const inFile = problem.line >= 1 && problem.line <= lines.length && problem.column >= 1;
  const reports = (["en", "hi"] as const).map((language) => report([problem], { language, format: "terminal" }));
  return inFile && reports.every((line) => !/[\n\r]|\{\w+\}|undefined/u.test(line) && line.length > 20);
}

const signs = [
  ..."abt:-#\"'[]{}>|&*!%@,? \n\t\r\u0000\u200B\u00A0é",
  "\r\n",
  "  ",
  ": ",
  "- ",
  "---\n",
  "अ",
  "क्",
  "\u{1F600}",
  "\uD800",
];
const yamlLike = fc.string({
  unit: fc.constantFrom(...signs, "key: ", "title:\n  en: ", "published: ", "2024-01-15", "<<: "),
  maxLength: 60,
});

/** A valid file with one part replaced. */
const damaged = fc
  .tuple(
    fc.constantFrom(order, school, page("home")),
    fc.nat(),
    fc.nat(20),
    fc.oneof(yamlLike, fc.string({ unit: "binary" })),
  )
  .map(([text, at, cut, put]) => {
    const start = at % (text.length + 1);
    return `${text.slice(0, start)}${put}${text.slice(start + cut)}`;
  });

test("reading any text returns a valid entry or problems with positions", () => {
  const anyText = fc.oneof(damaged, yamlLike, fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(fc.constantFrom(...collections), anyText, (collection, text) => {
      const { entry, problems } = readEntry({ collection, file: "content/a.yaml", name: "a" }, text);
      const isRight = problems.every(({ severity }) => severity === "warning");
      expect(entry.value !== undefined).toBe(isRight);
      expect(problems.filter((problem) => !isTold(problem, text))).toEqual([]);
    }),
    { seed, numRuns: 400 },
  );
});

test("checking any bytes never throws, and reports errors at that file", () => {
  const anyBytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    damaged.map((text) => new TextEncoder().encode(text)),
  );
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const { entries, problems } = readChanged({ [orderFile]: bytes });
      const isRight = entries.some(({ file }) => file === orderFile);
      expect(isRight || problems.some(({ file, severity }) => file === orderFile && severity === "error")).toBe(true);
    }),
    { seed, numRuns: 30 },
  );
});

test("reading any messages returns messages, or faults within the file", () => {
  const text = fc.oneof(fc.json(), yamlLike, fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(text, (json) => {
      const { faults, places } = parseMessages(json);
      expect(faults.every(({ path, offset = places.offsetOf(path) }) => offset >= 0 && offset <= json.length)).toBe(
        true,
      );
    }),
    { seed, numRuns: 400 },
  );
});
