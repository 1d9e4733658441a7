import type { Document } from "yaml";
import type { ClerkTexts } from "../../src/content/messages";
import type { Path } from "../../src/content/position";

/**
 * Carries entries that were written for an older schema over to the one of today. It has no state: it recognises the older
 * form by itself, so that an entry that was migrated already, or written anew, stays as it is.
 */
export interface Migration {
  /** What it changes, in one sentence for the report. */
  readonly description: ClerkTexts;
  /** The names of the collections whose entries it concerns. */
  readonly collections: readonly string[];
  /**
   * Changes an entry in place. Only `Document`'s own methods are to be used, which leave comments and the order of fields.
   *
   * @throws MigrationError where a person must decide
   */
  readonly migrate: (entry: Document) => void;
}

/** An entry cannot be migrated before a person changes it. */
export class MigrationError extends Error {
  /**
   * @param path the field it is about
   * @param words what is wrong, and what to write instead
   */
  constructor(
    readonly path: Path,
    readonly words: ClerkTexts,
  ) {
    super(words.en);
    this.name = "MigrationError";
  }
}
