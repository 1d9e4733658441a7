import type { Glossary } from "../../language/glossary";
import { toMessage } from "../../messages";
import { isListInvalid, textCodes } from "../../site/chosen-locales";
import { getLocale, type LocaleCode, localeCodes, sourceLocale } from "../../site/locales";
import { createFileDiagnostic, type Diagnostic } from "../diagnostic";
import { formatPath } from "../fields";
import { contentFolder, glossaryFile, languagesFile, wordsFolder } from "../folders";
import { decodeContent } from "../limits";
import type { Finding } from "../position";
import { listFolder, type ProjectFiles } from "../project-files";
import { compareWords } from "./compare";
import { type MessagesReading, parseMessages } from "./json";

/**
 * Checks the list of languages and the interface messages: every English message must exist in every language that is
 * not partial, with the same placeholders.
 */
export function checkWords(
  files: ProjectFiles,
  glossary: Glossary,
): { readonly count: number; readonly problems: Diagnostic[] } {
  const problems = unknownFolders(files);
  if (isListInvalid)
    problems.push(createFileDiagnostic(languagesFile, toMessage("languages-list", { codes: textCodes.join(", ") })));
  const names = Object.fromEntries(
    localeCodes.map((code) => [code, listFolder(files, `${wordsFolder}/${code}`).map(({ name }) => name)]),
  );
  const english = names[sourceLocale] ?? [];
  if (english.length === 0) {
    const file = `${wordsFolder}/${sourceLocale}/interface.json`;
    problems.push(createFileDiagnostic(file, toMessage("words-file-missing", { other: `${wordsFolder}/…` })));
  }
  for (const name of english) problems.push(...checkFile(files, name, glossary));
  for (const code of localeCodes) {
    const other = `${wordsFolder}/${sourceLocale}`;
    const extra = (names[code] ?? []).filter((name) => !english.includes(name));
    for (const name of extra)
      problems.push(createFileDiagnostic(fileOf(code, name), toMessage("words-file-extra", { other })));
  }
  const read = [...files].filter(([file]) => /^locales\/[^/]+\/./u.test(file.slice(contentFolder.length + 1)));
  return { count: read.filter(([, file]) => !file.isOfProduct).length, problems };
}

function fileOf(code: LocaleCode, name: string): string {
  return `${wordsFolder}/${code}/${name}`;
}

function unknownFolders(files: ProjectFiles): Diagnostic[] {
  return listFolder(files, wordsFolder)
    .filter(({ name }) => !textCodes.some((code) => code === name))
    .filter(({ name }) => ![glossaryFile, languagesFile].includes(`${wordsFolder}/${name}`))
    .map(({ name }) =>
      createFileDiagnostic(
        `${wordsFolder}/${name}`,
        toMessage("words-folder", { found: name, allowed: localeCodes.join(", ") }),
      ),
    );
}

/** Checks a file in every language against the English one. */
function checkFile(files: ProjectFiles, name: string, glossary: Glossary): Diagnostic[] {
  const readings = new Map(localeCodes.map((code) => [code, readFile(files, code, name)]));
  const english = readings.get(sourceLocale)?.reading;
  return [...readings].flatMap(([code, { reading, problems }]) => {
    if (!reading || !english) return problems;
    // In a file that does not parse, every message would be reported as missing.
    const isWhole = reading.faults.every((fault) => fault.message.key !== "words-json");
    const refused = new Set(reading.faults.map((fault) => formatPath(fault.path)));
    const findings = (isWhole ? compareWords(reading.words, english.words, code, glossary) : []).filter(
      ({ path: at, message: about }) => about.key !== "words-missing" || !refused.has(formatPath(at)),
    );
    return [...problems, ...findings.map((finding) => toDiagnostic(fileOf(code, name), reading, finding))];
  });
}

function toDiagnostic(file: string, { places }: MessagesReading, finding: Finding): Diagnostic {
  const { path, part, offset = places.offsetOf(path, part), message: about, severity = "error" } = finding;
  const field = path.length === 0 ? undefined : { path: formatPath(path) };
  return { file, ...places.at(offset), field, severity, message: about };
}

function readFile(files: ProjectFiles, code: LocaleCode, name: string) {
  const file = fileOf(code, name);
  const found = files.get(file);
  if (!found && getLocale(code).partial) return { reading: undefined, problems: [] };
  if (!found) {
    const other = fileOf(sourceLocale, name);
    return {
      reading: undefined,
      problems: [createFileDiagnostic(file, toMessage("words-file-missing", { other }))],
    };
  }
  const decoded = decodeContent(found.read());
  if ("refused" in decoded)
    return { reading: undefined, problems: [{ ...createFileDiagnostic(file, decoded.refused), line: decoded.line }] };
  const reading = parseMessages(decoded.text, found.below);
  return { reading, problems: reading.faults.map((fault) => toDiagnostic(file, reading, fault)) };
}
