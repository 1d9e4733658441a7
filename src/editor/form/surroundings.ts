import { createContext, useContext } from "react";
import type { Collection } from "../../schema/collection";

/** An entry that fields can refer to. */
export interface ReferenceOption {
  /** The key of the entry, which is stored. */
  readonly value: string;
  /** The name of the entry in the clerk's language. */
  readonly label: string;
}

/** The result of choosing a document: the name for its publication, or the reason to refuse it, for the clerk. */
export type TakenDocument = { readonly name: string } | { readonly fault: string };

/** Everything that the fields of a form need besides their values. */
export interface FormSurroundings {
  readonly collection: Collection;
  /** True if the entry has never been saved, so that its key can still be chosen. */
  readonly isNew: boolean;
  /** Proposes a key from the form's values; undefined while they are insufficient. */
  readonly proposeKey: (values: unknown) => string | undefined;
  /** The entries of each collection that fields refer to. */
  readonly references: ReadonlyMap<string, readonly ReferenceOption[]>;
  /** The pages of the site that links in texts can name. */
  readonly pages: readonly ReferenceOption[];
  /** Checks and stores a chosen document until the entry is saved. */
  readonly takeDocument: (file: File) => Promise<TakenDocument>;
  /** Returns the names of all documents that a second entry can refer to. */
  readonly listDocuments: () => Promise<readonly string[]>;
  /** Returns the URL that shows a chosen or published document; undefined if there is none. */
  readonly findDocumentUrl: (name: string) => string | undefined;
}

const context = createContext<FormSurroundings | undefined>(undefined);

/** Provides the surroundings to the fields of a form. */
export const { Provider: SurroundingsProvider } = context;

/** Returns the surroundings of the form around a field. */
export function useSurroundings(): FormSurroundings {
  const found = useContext(context);
  if (!found) throw new Error("Render a field inside SurroundingsProvider.");
  return found;
}
