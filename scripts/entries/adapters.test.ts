import { checkEntry } from "../../src/content/check-entry";
import { readMisspellings } from "../../src/content/disk";
import { listEntryFiles } from "../../src/content/files";
import { readGlossary } from "../../src/content/glossary/reading";
import { contentLimits } from "../../src/content/limits";
import { openFiles } from "../../src/content/open-content";
import { fileFrom, type ProjectFiles } from "../../src/content/project-files";
import { checkFiles } from "../../src/content/reading";
import { report } from "../../src/content/report";
import { readCases } from "../../tests/cases/read-cases";
import { sampleFiles } from "../../tests/cases/sample";

const misspelled = readMisspellings();
const english = { language: "en", format: "terminal" } as const;

function toFiles(contents: Readonly<Record<string, string | Uint8Array | null>>): ProjectFiles {
  return new Map(Object.entries(contents).flatMap(([file, text]) => (text === null ? [] : [[file, fileFrom(text)]])));
}

const sample = openFiles(toFiles(sampleFiles), misspelled);

/** Keys of messages that need other files or the file name. The editor's form cannot report them: it has one entry. */
const ofOthers =
  /^(?:reference|vocabulary|document|value-(?:taken|perhaps-twice)|paper|parent|page|key-(?:twice|file)|emblem|file-(?:name|ending))/u;

describe.each(readCases())("a mistake in %s", (_where, cases) => {
  test.each(cases.map((wrong) => [wrong.mistake, wrong] as const))("%s", (_mistake, { changes, says }) => {
    const files = toFiles({ ...sampleFiles, ...changes });
    const { problems } = checkFiles(files, { misspelled });
    expect(report(problems, english).split("\n")).toEqual(says);
    const changed = listEntryFiles(files).files.filter(({ file }) => file in changes);
    const drafts = changed.flatMap((entry) => {
      const text = changes[entry.file];
      return typeof text === "string" ? [{ ...entry, text }] : [];
    });
    // A pull request or a sheet adds entries, and removes none.
    if (drafts.length === Object.keys(changes).length)
      expect(report(sample.withDrafts(drafts).problems, english).split("\n")).toEqual(says);
    const { rules } = readGlossary(files, contentLimits.fileBytes, misspelled);
    for (const entry of changed) {
      const inForm = checkEntry(entry, files.get(entry.file)?.read() ?? new Uint8Array(), rules).problems;
      const ofEntry = problems.filter(({ file }) => file === entry.file);
      const alone = (found: typeof problems) => found.filter(({ message: { key } }) => !ofOthers.test(key));
      expect(alone(inForm)).toEqual(alone(ofEntry));
    }
  });
});
