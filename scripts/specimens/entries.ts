import { type ContentReading, type EntryValue, entriesOf, type ReadEntry } from "../../src/content";
import type { Collection } from "../../src/schema/collection";
import { collections } from "../../src/schema/collections";
import { sourceDocumentsIn } from "../../src/schema/entry-documents";
import type { LocaleCode } from "../../src/site/locales";

/** An entry's fields as its schema gives them. */
export type Entry = Readonly<Record<string, unknown>>;

/** A document that has to be made up, and the entry it stands behind. */
export interface SpecimenDocument {
  /** The file's name in `static/documents`. */
  readonly name: string;
  /** The language that the entry gives for it; undefined where it is left to the generator. */
  readonly language?: LocaleCode | undefined;
  readonly collection: Collection;
  readonly entry: Entry;
}

/** The parts of an entry used here. */
type Candidate = Pick<ReadEntry, "collection" | "file" | "value">;

/**
 * The PDFs behind all specimen entries, in order of their names. Throws where another entry names the same document,
 * since it could show only one of them, and might be the real document of the other.
 */
export function specimenDocuments(entries: readonly Candidate[]): SpecimenDocument[] {
  const specimens = entries.flatMap((candidate): SpecimenDocument[] => {
    const { collection: kind, file, value } = candidate;
    const collection = collections.find((known) => known.name === kind);
    if (!collection || value.specimen !== true) return [];
    return sourceDocumentsIn(value)
      .filter(({ name }) => name.endsWith(".pdf"))
      .map(({ name, language }) => {
        const other = entries.find((entry) => entry !== candidate && isNamedBy(entry, name));
        if (other) throw new Error(`${file} and ${other.file} both name the document ${name}; give each its own.`);
        return { name, language, collection, entry: value };
      });
  });
  return specimens.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function isNamedBy({ value }: Candidate, name: string): boolean {
  return sourceDocumentsIn(value).some((named) => named.name === name);
}

/** The council's name. Throws where `content/site.yaml` is missing or wrong. */
export function councilName(reading: ContentReading): EntryValue<"council">["name"] {
  const council = entriesOf(reading, "council")[0];
  if (!council) throw new Error("content/site.yaml cannot be read; `npm run check` tells why.");
  return council.value.name;
}
