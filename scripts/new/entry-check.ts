import type { Diagnostic } from "../../src/content/diagnostic";
import { type EntryFields, entryText } from "../../src/content/entry-text";
import { type ClerkTexts, worded } from "../../src/content/messages";
import type { Collection } from "../../src/schema/collection";
import { type Draft, fileOf, type OpenContent } from "../entries/drafts";

/** Stands in for the key until it is asked for; it comes after all others, where the check tells of what is there twice. */
const laterKey = "zzz-new-entry";

/** Judges an entry of a collection among those that are there, while it is being made. */
export class EntryCheck {
  private readonly taken: ReadonlySet<string>;

  constructor(
    readonly collection: Collection,
    private readonly content: OpenContent,
  ) {
    this.taken = new Set(content.entries.map(({ file }) => file));
  }

  /** Returns whether an entry with the key exists. */
  isTaken(key: string): boolean {
    return this.taken.has(fileOf(this.collection, key).file);
  }

  /** Returns the diagnostics for the field at a path, as far as the other fields are known. */
  problemsAt(path: string, fields: EntryFields): Diagnostic[] {
    // A text, or a list's item, that is missing as a whole is told at its own name.
    return this.problems(fields).filter(({ field }) => field?.path === path || path.startsWith(`${field?.path}.`));
  }

  /** Everything that would be wrong if the entry were written. */
  problems(fields: EntryFields): readonly Diagnostic[] {
    return this.content.withDrafts([this.written(fields)]).problems;
  }

  errors(fields: EntryFields): Diagnostic[] {
    return this.problems(fields).filter(({ severity }) => severity === "error");
  }

  /** The entry as it is to be written: its fields as the schema reads them. */
  draft(fields: EntryFields): Draft {
    const written = this.written(fields);
    const value = this.content.withDrafts([written]).values.get(written.file);
    return { ...written, text: entryText(this.collection, value ?? fields) };
  }

  private written(fields: EntryFields): Draft {
    const key = typeof fields.key === "string" ? fields.key : laterKey;
    return { ...fileOf(this.collection, key), text: entryText(this.collection, { ...fields, key }) };
  }
}

/** A problem's words for clerks. */
export function wordsOf({ message }: Diagnostic): ClerkTexts {
  return { en: worded(message, "en"), hi: worded(message, "hi") };
}
