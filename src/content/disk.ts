import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import type { AvoidedForm } from "../language/glossary";
import { applyTermsToFile } from "../schema/texts-in-terms";
import { productTexts } from "../site/product-content";
import { parseEntries } from "./entry";
import { contentFolder, staticFolder } from "./folders";
import { createProductFile, type ProjectFile, type ProjectFiles } from "./project-files";
import { type ContentReading, checkFiles } from "./reading";
import type { WrittenEntry } from "./written-entry";

/** The product's files by the paths at which a council's replace their values, the same for each list. */
const productFiles: ProjectFiles = new Map(
  Object.entries(productTexts).map(([name, text]) => {
    const inTerms = /^(?:pages|vocabularies)\//u.test(name) ? applyTermsToFile(text) : text;
    return [`${contentFolder}/${name}`, createProductFile(inTerms)];
  }),
);

/**
 * Lists the project's files that clerks write, and the product's that lie below them. Bytes are read on request. Content is
 * cached after the first read; documents are too large to keep in memory.
 */
export function listProjectFiles(root: string): ProjectFiles {
  const files = new Map(productFiles);
  const visit = (folder: string, isStored: boolean) => {
    for (const item of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = `${folder}/${item.name}`;
      if (item.isDirectory()) visit(file, isStored);
      else files.set(file, fileOnDisk(root, file, item.isSymbolicLink(), isStored));
    }
  };
  if (existsSync(path.join(root, contentFolder))) visit(contentFolder, true);
  if (existsSync(path.join(root, staticFolder))) visit(staticFolder, false);
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function fileOnDisk(root: string, file: string, isLink: boolean, isStored: boolean): ProjectFile {
  const place = path.join(root, file);
  let stored: Uint8Array | undefined;
  return {
    isLink,
    below: productFiles.get(file)?.below,
    get size() {
      return statSync(place).size;
    },
    read(limit) {
      if (limit !== undefined) return readStart(place, limit);
      const bytes = stored ?? readFileSync(place);
      if (isStored) stored = bytes;
      return bytes;
    },
  };
}

function readStart(place: string, limit: number): Uint8Array {
  const file = openSync(place, "r");
  try {
    const bytes = Buffer.alloc(limit);
    return bytes.subarray(0, readSync(file, bytes, 0, limit, 0));
  } finally {
    closeSync(file);
  }
}

/**
 * Reads and checks all content of a project that clerks can write, except what is inside documents.
 *
 * @param moment the current minute in India, YYYY-MM-DDTHH:MM
 */
export function readContent(root: string, moment: string): ContentReading {
  return checkFiles(listProjectFiles(root), readMisspellings(), moment);
}

/** Parses a project's entries without the rules that span entries. */
export function readEntries(root: string): readonly WrittenEntry[] {
  return parseEntries(listProjectFiles(root)).written;
}

const misspellings = z.record(
  z.enum(["hi", "sa"]),
  z.strictObject({ words: z.string(), forms: z.record(z.string(), z.string()) }),
);

let known: AvoidedForm[] | undefined;

/** Returns the Hindi and Sanskrit misspellings that apply to every site, the same list every time. */
export function readMisspellings(): AvoidedForm[] {
  known ??= parseMisspellings();
  return known;
}

function parseMisspellings(): AvoidedForm[] {
  const file = path.join(__dirname, "..", "language", "misspellings.yaml");
  const written = misspellings.parse(parse(readFileSync(file, "utf8")));
  return (["hi", "sa"] as const).flatMap((language) =>
    [
      ...written[language].words.split(/\s+/u).map((word) => [`~${word}`, word] as const),
      ...Object.entries(written[language].forms),
    ].map(([form, write]) => ({ language, form, write, except: [] })),
  );
}
