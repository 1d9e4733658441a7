import * as z from "zod";
import { parseJson } from "../documents/bytes";

/** The version of the stored form. A record of another version is not opened. */
const version = 1;

const fields = z.record(z.string(), z.unknown());

const record = z.object({
  version: z.literal(version),
  /** The moment of the last change, in milliseconds since 1970. */
  at: z.number(),
  /** The tab that wrote it. */
  tab: z.string(),
  /** The values of the form when it was opened. */
  base: fields,
  values: fields,
  /** The documents that were chosen, by name. */
  files: z.map(z.string(), z.instanceof(Blob)).optional(),
});

/** A form that was left before it was saved. */
export type Unsaved = z.output<typeof record>;

/** Returns the name of a form: the collection and the entry's key, which is empty for a new entry. */
export const nameForm = (collection: string, key: string) => `${collection}/${key}`;

const prefix = "editor-unsaved/";
const storeName = "forms";

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open("editor-unsaved", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Runs a request on the store, and returns its result after the data are written. */
async function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = ask(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/**
 * Keeps what is typed in the form of an entry until it is saved: in the browser's database with the chosen documents,
 * and at once as text alone when the page is left.
 */
export class UnsavedForm {
  /** A name of this form in this tab. The browser holds a lock of the name while the form is open. */
  private readonly tab: string = crypto.randomUUID();
  private readonly closing = new AbortController();

  constructor(private readonly form: string) {
    const isClosed = new Promise<void>((resolve) => this.closing.signal.addEventListener("abort", () => resolve()));
    // A browser that refuses storage refuses locks as well.
    navigator.locks?.request(`${prefix}${this.tab}`, () => isClosed).catch(() => undefined);
  }

  /** Ends the form, so that what it has stored is offered when the entry is opened again. */
  close(): void {
    this.closing.abort();
  }

  /** Stores the values and the chosen documents. Rejects if the browser has no room or refuses storage. */
  async keep(unsaved: Pick<Unsaved, "base" | "values" | "files">): Promise<void> {
    const stored: Unsaved = { ...unsaved, version, tab: this.tab, at: Date.now() };
    await run("readwrite", (store) => store.put(stored, `${this.form}/${this.tab}`));
    window.localStorage.removeItem(this.name);
  }

  /** Stores the values before the next event, for a page that is about to close. Throws if the browser has no room. */
  keepText({ base, values }: Pick<Unsaved, "base" | "values">): void {
    const stored: Unsaved = { base, values, version, tab: this.tab, at: Date.now() };
    window.localStorage.setItem(this.name, JSON.stringify(stored));
  }

  /** Removes what a tab has stored of the form, by default this tab: it was saved, discarded or taken over. */
  async forget(tab = this.tab): Promise<void> {
    for (const [name, text] of readTexts(this.form)) if (text.tab === tab) window.localStorage.removeItem(name);
    await run("readwrite", (store) => store.delete(`${this.form}/${tab}`));
  }

  /**
   * Finds what a closed tab has left of the form.
   *
   * @returns the newest values, with the documents that were chosen; undefined without any
   */
  async findLeft(): Promise<Unsaved | undefined> {
    const open = await listOpenTabs();
    const kept = await this.list();
    const texts = [...readTexts(this.form).values()].map((text) => {
      const files = kept.find(({ tab }) => tab === text.tab)?.files;
      return files ? { ...text, files } : text;
    });
    // What a page stored when it closed is newer than what it had kept.
    const older = kept.filter(({ tab }) => !texts.some((text) => text.tab === tab));
    return [...older, ...texts].filter(({ tab }) => !open.has(tab)).sort((one, other) => other.at - one.at)[0];
  }

  private get name(): string {
    return `${prefix}${this.form}/${this.tab}`;
  }

  /** Lists the forms of the entry in the database; none where the browser refuses storage. */
  private async list(): Promise<Unsaved[]> {
    const range = IDBKeyRange.bound(`${this.form}/`, `${this.form}/\uffff`);
    const stored = await run("readonly", (store) => store.getAll(range)).catch(() => []);
    return stored.flatMap((one: unknown) => record.safeParse(one).data ?? []);
  }
}

/** Lists the names of the tabs that are open. A browser without locks knows none, so every form counts as left. */
async function listOpenTabs(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query().catch(() => undefined))?.held ?? [];
  return new Set(held.map(({ name = "" }) => name.slice(prefix.length)));
}

/** Reads the texts that closed pages stored of a form, by the name of the item, and those of the form before this one. */
function readTexts(form: string): Map<string, Unsaved> {
  const found = new Map<string, Unsaved>();
  try {
    for (const [name, text] of Object.entries(window.localStorage)) {
      if (name !== `${prefix}${form}` && !name.startsWith(`${prefix}${form}/`)) continue;
      const parsed = parseStored(String(text));
      if (parsed) found.set(name, parsed);
    }
  } catch {
    // The browser refuses storage.
  }
  return found;
}

const older = z.object({ base: fields, fields });

/** Parses a stored text; also one of the earlier form, which had no tab and no version. */
function parseStored(text: string): Unsaved | undefined {
  const parsed = parseJson(text);
  const before = older.safeParse(parsed).data;
  if (before) return { base: before.base, values: before.fields, version, tab: "", at: 0 };
  return record.safeParse(parsed).data;
}
