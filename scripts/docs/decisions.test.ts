import { existsSync } from "node:fs";
import path from "node:path";
import { readDecision, readDecisions } from "./decisions";

const root = path.resolve(__dirname, "../..");
const decisions = readDecisions(root);

test("every decision has its sections, on a page", () => {
  for (const { file, headings, lines } of decisions) {
    expect({ file, headings }).toEqual({
      file,
      headings: ["Context", "Options", "Outcome", "Consequences", "Confirmation"],
    });
    expect({ file, isOnAPage: lines <= 60 }).toEqual({ file, isOnAPage: true });
  }
});

test("every decision names files that confirm it, and they exist", () => {
  const missing = decisions.flatMap(({ file, confirmedBy }) => {
    const lost = confirmedBy.filter((test) => !existsSync(path.join(root, test)));
    return confirmedBy.length === 0 || lost.length > 0 ? [{ file, lost }] : [];
  });
  expect(missing).toEqual([]);
});

test("no two decisions have one number", () => {
  const numbers = decisions.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

const record = "---\nstatus: accepted\ndate: 2026-11-24\n---\n\n# Title\n\n## Confirmation\n\n- `a.test.ts`\n";

test("a record in another format is refused, with its name", () => {
  expect(readDecision("0001-title.md", record)).toMatchObject({ title: "Title", confirmedBy: ["a.test.ts"] });
  expect(() => readDecision("title.md", record)).toThrow("docs/decisions/title.md: name it NNNN-title.md");
  expect(() => readDecision("0001-title.md", record.replace("accepted", "done"))).toThrow("0001-title.md");
  expect(() => readDecision("0001-title.md", record.replace("2026-11-24", "today"))).toThrow("0001-title.md");
});
