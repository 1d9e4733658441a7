import { changedSample, sampleMoment, withContent } from "../../tests/cases/folder";
import { readCases } from "../../tests/cases/read-cases";
import messages from "../messages/en.json";
import { checkEntry } from "./check-entry";
import { readContent, readMisspellings } from "./disk";
import { listEntryFiles } from "./files";
import { readGlossary } from "./glossary";
import { openFiles } from "./open-content";
import { checkFiles } from "./reading";
import { report } from "./report";

const misspelled = readMisspellings();
const terminal = { language: "en", format: "terminal" } as const;

const sample = openFiles(changedSample({}), misspelled, sampleMoment);

/** The keys of all messages that the table produces. */
const reported = new Set<string>();

/**
 * Keys of messages that need other files or the file name. The editor's form cannot report them: it has one entry, and no
 * form for descriptions of lists.
 */
const ofOthers =
  /^(?:list-(?!empty|form|item)|reference|vocabulary|document|value-(?:taken|perhaps-twice)|paper|parent|page|key-(?:twice|file|is-value)|emblem|file-(?:name|ending))/u;

describe.each(readCases())("a mistake in %s", (_where, cases) => {
  test.each(cases.map((wrong) => [wrong.mistake, wrong] as const))("%s", (_mistake, { changes, says }) => {
    const files = changedSample(changes);
    const { problems } = checkFiles(files, misspelled, sampleMoment);
    for (const { message } of problems) reported.add(message.key);
    expect(report(problems, terminal).split("\n")).toEqual(says);
    const changed = listEntryFiles(files).files.filter(({ file }) => file in changes);
    const planned = changed.flatMap((entry) => {
      const text = changes[entry.file];
      return typeof text === "string" ? [{ ...entry, text }] : [];
    });
    // A pull request or a sheet adds entries, and removes none.
    if (planned.length === Object.keys(changes).length)
      expect(report(sample.withPlanned(planned).problems, terminal).split("\n")).toEqual(says);
    const { rules: glossary } = readGlossary(files, misspelled);
    const rules = { glossary, untranslatedLists: [], today: "2026-11-21" };
    for (const entry of changed) {
      const inForm = checkEntry(entry, files.get(entry.file)?.read() ?? new Uint8Array(), rules).problems;
      const ofEntry = problems.filter(({ file }) => file === entry.file);
      const alone = (found: typeof problems) => found.filter(({ message: { key } }) => !ofOthers.test(key));
      expect(alone(inForm)).toEqual(alone(ofEntry));
    }
  });
});

test("the sample without mistakes has no problems", () => {
  expect(sample.problems).toEqual([]);
});

const onDisk = readCases().filter(([where]) => ["a document", "a file", "a value"].includes(where));

test.each(onDisk)("reads the first mistake in %s from the disk alike", (_where, [first]) => {
  expect(
    withContent(first?.changes ?? {}, (root) => report(readContent(root, sampleMoment).problems, terminal)).split("\n"),
  ).toEqual(first?.says);
});

// Needs the whole table: fails if only some of the tests above run.
test("every kind of mistake is in the table or has a separate test", () => {
  const elsewhere = [
    "file-name-case",
    "file-link",
    "document-link",
    // In src/content/languages.test.ts.
    "languages-list",
    // In scripts/check.test.ts.
    "redirect-host",
    // In src/documents/read-document.test.ts.
    "document-active",
    "document-cut",
    "document-damaged",
    "document-formula",
    "document-no-page",
    "document-unpacked",
    "document-password",
    // In src/documents/pictures.test.ts.
    "picture-large",
    "picture-small",
    // In src/documents/warnings.test.ts.
    "pdf-aadhaar",
    "pdf-births",
    "pdf-heavy",
    "pdf-language",
    "pdf-legacy-font",
    "pdf-legacy-text",
    "pdf-scan",
    "pdf-title-or-language",
    "pdf-untagged",
    "table-comments",
    "table-copies",
    "table-hidden",
    "table-html",
    "table-unread",
    // In src/content/rules/publication.test.ts.
    "published-far",
    "document-withdrawn",
    "entry-withdrawn",
    "withdrawn-line",
    "ledger-line",
    "ledger-twice",
    "ledger-days",
    "ledger-not-due",
    "ledger-lost",
    "ledger-unknown",
    // In the council's words of the search (src/pipeline/search/hiding-words.test.ts).
    "search-word-hides",
    // In the answers of an adoption (scripts/create/read-answers.test.ts).
    "code-owner-form",
    "repository-fields",
    "repository-form",
  ];
  const unseen = Object.keys(messages).filter((key) => !reported.has(key) && !/^report-|\./u.test(key));
  // The last is only reported for rules that the table does not know yet.
  expect(unseen.sort()).toEqual([...elsewhere, "value-wrong"].sort());
});
