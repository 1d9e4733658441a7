import { existsSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "../src/content";
import { formatPath } from "../src/content/fields";
import { contentFolder } from "../src/content/folders";
import { recordsFile, recordsFolder, updateRecords, writeRecords } from "../src/content/translations/records";
import type { TranslatableText } from "../src/content/translations/replaced-texts";
import { type AssessedText, assessTranslations, parseRecords, readTexts } from "../src/content/translations/texts";
import { getLanguageName } from "../src/messages";
import { syncFolder } from "../src/pipeline/published-folder";
import { defineCommand, Misuse } from "./command";

const longestExcerpt = 60;

/** Always exits with 0: the content check reports missing texts as errors. */
defineCommand(__filename, {
  name: "translations",
  summary: "Lists missing translations, and those older than what they translate.",
  words: "[FILE…]",
  options: {
    record: { help: "records new and renewed translations with what they translate" },
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
    return console.log(`${recordTranslations(root, isAccepted)} translations recorded with what they translate.`);
  },
});

/** Formats the report for a terminal: a line per missing or outdated text, then their numbers. */
export function formatReport(texts: readonly AssessedText[]): string {
  const waiting = texts.filter(({ state }) => state !== "current");
  return [...waiting.map(lineOf), summary(texts)].join("\n");
}

/** Formats a text in the same way as the content check: file and line, field, and what to do. */
function lineOf({ file, line, path, language, state, source, isReplacement }: AssessedText): string {
  const older = isReplacement ? "replaces a text that a version has changed" : "is older than what it translates";
  const what = state === "missing" ? "is missing" : older;
  const excerpt = source.replace(/\s+/gu, " ").trim();
  const shown = excerpt.length > longestExcerpt ? `${excerpt.slice(0, longestExcerpt)}…` : excerpt;
  return `${file}:${line}  ${formatPath(path)}: the ${getLanguageName(language).en} ${what}: “${shown}”`;
}

function summary(texts: readonly AssessedText[]): string {
  const inState = (state: AssessedText["state"]) => texts.filter((text) => text.state === state).length;
  const [missing, older] = [inState("missing"), inState("older")];
  if (missing + older === 0)
    return `All ${texts.length} translations are there, and none is older than what it translates.`;
  return (
    `Of ${texts.length} translations ${missing} ${missing === 1 ? "is" : "are"} missing and ${older} ` +
    `${older === 1 ? "is older than what it translates" : "are older than what they translate"}. Where an older one still fits: ` +
    "npm run translations -- --accept FILE"
  );
}

/**
 * Records every translation with its present English text. A translation older than its English text keeps its previous
 * record, unless it is accepted. Removes the records of deleted content.
 *
 * @returns the number of translations that have a record
 * @throws the error of the file system
 */
export function recordTranslations(root: string, isAccepted: (text: TranslatableText) => boolean): number {
  const files = listProjectFiles(root);
  const [texts, known] = [readTexts(files), parseRecords(files)];
  const write = (folder: string, isOfProduct: boolean) => {
    const own = texts.filter((text) => Boolean(text.isOfProduct) === isOfProduct);
    const records = updateRecords(own, known, isAccepted);
    syncFolder(path.join(root, folder), new Map([[path.basename(recordsFile), writeRecords(records)]]));
    return records.length;
  };
  const ofProduct = path.join("product", path.relative(contentFolder, recordsFolder));
  return write(recordsFolder, false) + (existsSync(path.join(root, ofProduct)) ? write(ofProduct, true) : 0);
}
