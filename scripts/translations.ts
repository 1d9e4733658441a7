import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "../src/content";
import { formatPath } from "../src/content/fields";
import { getRecordsFile, recordsFolder, updateRecords, writeRecords } from "../src/content/translations/records";
import {
  type AssessedText,
  assessTranslations,
  parseRecords,
  readTexts,
  type TranslatableText,
} from "../src/content/translations/texts";
import { getLanguageName } from "../src/messages";
import { listFiles } from "../src/pipeline/published-folder";
import { command, Misuse } from "./command";

const longestExcerpt = 60;

/** Always exits with 0: the content check reports missing texts as errors. */
command(__filename, {
  name: "translations",
  summary: "Lists missing translations, and those older than their English.",
  words: "[FILE…]",
  options: {
    record: { help: "records new and renewed translations with their English" },
    accept: { help: "also records older translations (of these files) as still fitting" },
  },
  run: ({ words, has, root }) => {
    if (words.length > 0 && !has("accept")) throw new Misuse("Files are named after --accept only.");
    const files = listProjectFiles(root);
    const texts = readTexts(files);
    const accepted = words.map((file) => path.relative(root, path.resolve(file)).replaceAll(path.sep, "/"));
    const unknown = accepted.filter((file) => !texts.some((text) => text.file === file));
    if (unknown.length > 0) throw new Misuse(`No content file with translations: ${unknown.join(", ")}`);
    if (!has("record") && !has("accept")) return console.log(formatReport(assessTranslations(files, texts)));
    const isAccepted = ({ file }: { file: string }) =>
      has("accept") && (accepted.length === 0 || accepted.includes(file));
    const { changed, recorded } = recordTranslations(root, isAccepted);
    return console.log(`${recorded} translations recorded with their English; ${changed} files of records changed.`);
  },
});

/** Formats the report for a terminal: a line per missing or outdated text, then their numbers. */
export function formatReport(texts: readonly AssessedText[]): string {
  const waiting = texts.filter(({ state }) => state !== "current");
  return [...waiting.map(lineOf), summary(texts)].join("\n");
}

/** Formats a text in the same way as the content check: file and line, field, and what to do. */
function lineOf({ file, line, path, language, state, english }: AssessedText): string {
  const what = state === "missing" ? "is missing" : "is older than its English";
  const excerpt = english.replace(/\s+/gu, " ").trim();
  const shown = excerpt.length > longestExcerpt ? `${excerpt.slice(0, longestExcerpt)}…` : excerpt;
  return `${file}:${line}  ${formatPath(path)}: the ${getLanguageName(language).en} ${what}: “${shown}”`;
}

function summary(texts: readonly AssessedText[]): string {
  const inState = (state: AssessedText["state"]) => texts.filter((text) => text.state === state).length;
  const [missing, older] = [inState("missing"), inState("older")];
  if (missing + older === 0) return `All ${texts.length} translations are there, and none is older than its English.`;
  return (
    `Of ${texts.length} translations ${missing} ${missing === 1 ? "is" : "are"} missing and ${older} ` +
    `${older === 1 ? "is" : "are"} older than ${older === 1 ? "its" : "their"} English. Where an older one still fits: ` +
    "npm run translations -- --accept FILE"
  );
}

/** The result of `recordTranslations`. */
interface Recording {
  /** The number of files of records that were written or removed. */
  readonly changed: number;
  /** The number of translations that have a record. */
  readonly recorded: number;
}

/**
 * Records every translation with the English text that it translates. A translation older than its English keeps its
 * previous record, unless it is accepted. Removes the records of deleted content.
 *
 * @throws the error of the file system
 */
export function recordTranslations(root: string, isAccepted: (text: TranslatableText) => boolean): Recording {
  const files = listProjectFiles(root);
  const byFile = new Map<string, TranslatableText[]>();
  for (const text of readTexts(files)) {
    const file = getRecordsFile(text.file);
    byFile.set(file, [...(byFile.get(file) ?? []), text]);
  }
  const written = [...byFile].map(([file, texts]) => {
    const records = updateRecords(texts, parseRecords(files, file), isAccepted);
    return { isChanged: put(path.join(root, file), writeRecords(records)), count: records.length };
  });
  const present = listFiles(path.join(root, recordsFolder)).map((file) => `${recordsFolder}/${file}`);
  const left = present.filter((file) => !byFile.has(file));
  for (const file of left) rmSync(path.join(root, file));
  return {
    changed: written.filter(({ isChanged }) => isChanged).length + left.length,
    recorded: written.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Writes a text to a file if it differs, or removes the file for an empty text. Returns whether anything changed. */
function put(file: string, text: string): boolean {
  const present = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (present === text) return false;
  if (text === "") rmSync(file);
  else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return true;
}
