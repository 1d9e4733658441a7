import { parseEntryText } from "../changes/field-changes";
import { findDocumentUses, findOwnDocuments } from "../content/document-uses";
import { listWrittenFields } from "../content/fields";
import { hasSameBytes } from "../documents/bytes";
import { findFreeName, toPublishedName } from "../documents/names";
import { type DocumentContent, findDocumentWarnings } from "../documents/warnings";
import type { ClerkMessage, ClerkTexts } from "../messages";
import type { Collection } from "../schema/collection";
import { documentsUrl } from "../site/documents";
import { examineFile } from "./examine-file";
import type { Versions } from "./opened-entry";

/** A document that was chosen in a form and is not saved yet. */
interface ChosenDocument {
  readonly file: Blob;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly content: DocumentContent | undefined;
}

/** The documents to save with an entry. */
export interface DocumentsToSave {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** The names that are neither chosen nor on the git host. */
  readonly missing: readonly string[];
  /** The names of chosen documents that another entry has published since. */
  readonly taken: readonly string[];
  /** The names of chosen documents that the entry does not name any more. */
  readonly leftOut: readonly string[];
}

/** The documents that were chosen in the form of an entry. */
export class EntryDocuments {
  private readonly chosen = new Map<string, ChosenDocument>();
  /** The URLs that show the documents chosen in this page, also once they are saved. */
  private readonly urls = new Map<string, string>();

  /** @param listPublished lists the names of the documents on the published branch */
  constructor(
    private readonly collection: Collection,
    private readonly listPublished: () => Promise<ReadonlySet<string>>,
  ) {}

  /** The files that were chosen, by the name that they get when published. */
  get files(): ReadonlyMap<string, Blob> {
    return new Map(Array.from(this.chosen, ([name, { file }]) => [name, file]));
  }

  /**
   * Checks a chosen file and gives it a name. The name differs from those of other entries' documents, so the file
   * replaces none. Only documents of the entry itself may be replaced by a corrected copy.
   *
   * @param opened the texts of the entry, whose own documents may be replaced
   */
  async take(file: File, opened: Versions): Promise<{ readonly name: string } | { readonly fault: ClerkTexts }> {
    const { fault, bytes, content } = await examineFile(file, file.name);
    if (fault) return { fault };
    const own = this.listOwn(opened);
    const published = await this.listPublished();
    const name = findFreeName(toPublishedName(file.name), (each) => {
      const earlier = this.chosen.get(each);
      return own.has(each) || (!published.has(each) && (!earlier || hasSameBytes(earlier.bytes, bytes)));
    });
    this.add(name, { file, bytes, content });
    return { name };
  }

  /** Takes documents that were chosen before the form was closed and opened again. */
  async restore(files: ReadonlyMap<string, Blob>): Promise<void> {
    for (const [name, file] of files) {
      const { bytes, content } = await examineFile(new File([file], name), name);
      this.add(name, { file, bytes, content });
    }
  }

  /** Returns the URL that shows a chosen or published document; undefined for one that only a draft has. */
  findUrl(name: string, { published, draft }: Versions): string | undefined {
    const url = this.urls.get(name);
    const isDraft = this.listOwn({ draft }).has(name) && !this.listOwn({ published }).has(name);
    return url ?? (isDraft ? undefined : `${documentsUrl}/${name}`);
  }

  /** Returns the size of a chosen document in bytes; 0 for one that was not chosen. */
  getSize(name: string): number {
    return this.chosen.get(name)?.file.size ?? 0;
  }

  /** Forgets the documents that a draft holds now. */
  forget(): void {
    this.chosen.clear();
  }

  /**
   * Finds the documents to save with the fields of an entry.
   *
   * @param published the names of the documents on the published branch
   */
  listToSave(fields: unknown, opened: Versions, published: ReadonlySet<string>): DocumentsToSave {
    const written = listWrittenFields(this.collection.schema, fields);
    const named = new Set(findDocumentUses({ fields: written }, undefined).map(({ name }) => name));
    const kept = [...this.chosen].filter(([name]) => named.has(name));
    const unknown = findOwnDocuments(written).filter(({ name }) => !this.chosen.has(name));
    const own = this.listOwn(opened);
    return {
      files: kept.map(([name, { bytes }]) => ({ name, bytes })),
      missing: unknown.map(({ name }) => name).filter((name) => !own.has(name) && !published.has(name)),
      taken: kept.map(([name]) => name).filter((name) => published.has(name) && !own.has(name)),
      leftOut: [...this.chosen.keys()].filter((name) => !named.has(name)),
    };
  }

  /** Finds the warnings about the chosen documents that fields name. */
  findWarnings(fields: unknown): ClerkMessage[] {
    return findOwnDocuments(listWrittenFields(this.collection.schema, fields)).flatMap(({ name, language }) => {
      const content = this.chosen.get(name)?.content;
      return content ? findDocumentWarnings(name, content, language) : [];
    });
  }

  private add(name: string, document: ChosenDocument): void {
    this.chosen.set(name, document);
    this.urls.set(name, URL.createObjectURL(document.file));
  }

  /** Returns the names of the entry's documents, as it was opened. */
  private listOwn({ published, draft }: Versions): Set<string> {
    const fields = [published, draft].flatMap((text) =>
      listWrittenFields(this.collection.schema, parseEntryText(text) ?? {}),
    );
    return new Set(findOwnDocuments(fields).map(({ name }) => name));
  }
}
