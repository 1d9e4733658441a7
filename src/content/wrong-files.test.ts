import { readChanged, reportLines } from "../../tests/cases/folder";
import { readCases } from "../../tests/cases/read-cases";
import english from "./messages/en.json";
import { report } from "./report";

/** The keys of all messages that the table produces. */
const reported = new Set<string>();

describe.each(readCases())("a mistake in %s", (_where, cases) => {
  test.each(cases.map((wrong) => [wrong.mistake, wrong] as const))("%s", (_mistake, { changes, says }) => {
    const { problems } = readChanged(changes);
    for (const { message } of problems) reported.add(message.key);
    expect(report(problems, { language: "en", format: "terminal" }).split("\n")).toEqual(says);
  });
});

test("the sample without mistakes has no problems", () => {
  expect(reportLines({})).toEqual([]);
});

// Needs the whole table: fails if only some of the tests above run.
test("every kind of mistake is in the table or has a separate test", () => {
  const elsewhere = [
    "file-name-case",
    "file-link",
    "document-link",
    // In scripts/check.test.ts.
    "redirect-host",
    // In src/content/document-faults.test.ts.
    "document-active",
    "document-cut",
    "document-damaged",
    "document-password",
    // In src/content/pdf-warnings.test.ts.
    "pdf-aadhaar",
    "pdf-births",
    "pdf-language",
    "pdf-legacy-font",
    "pdf-legacy-text",
    "pdf-scan",
    "pdf-title-or-language",
    "pdf-untagged",
    "document-withdrawn",
    "ledger-line",
    "ledger-twice",
    "ledger-days",
    "ledger-not-due",
    "ledger-lost",
    "text-untranslated-allowed",
    "text-untranslated-beyond",
    // In the answers of an adoption (scripts/adopt/read-answers.test.ts).
    "code-owner-form",
    "repository-fields",
    "repository-form",
  ];
  const unseen = Object.keys(english).filter((key) => !reported.has(key) && !/^report-|\./u.test(key));
  // The last is only reported for rules that the table does not know yet.
  expect(unseen.sort()).toEqual([...elsewhere, "value-wrong"].sort());
});
