import type { EntryFields } from "../../src/content/entry-text";
import type { ClerkLanguage } from "../../src/content/messages";
import { proposedKey } from "../../src/content/proposed-key";
import type { Collection } from "../../src/schema/collection";
import { type FormField, fieldsOf } from "../../src/schema/outputs/form-fields";
import { ClerkFault } from "../entries/clerk-fault";
import { fileOf, openContent } from "../entries/drafts";
import { writeDrafts } from "../entries/write-drafts";
import { namesIn } from "../sheets/names";
import { askYesOrNo } from "./answers";
import { EntryCheck, wordsOf } from "./entry-check";
import { newMessages } from "./messages";
import { askFields, type Interview } from "./questions";
import type { Terminal } from "./terminal";

/** The options for a new entry: its project, its reader and the terminal. */
export interface NewEntryOptions {
  readonly root: string;
  readonly reader: ClerkLanguage;
  readonly terminal: Terminal;
}

/**
 * Asks for an entry of a collection field by field, each answer judged at once, and writes its file when all is right
 * and the one who answers agrees. Gives the file; undefined when nothing was written. Throws a `ClerkFault` for a
 * collection to which no entries are added.
 */
export async function newEntry(collection: Collection, options: NewEntryOptions): Promise<string | undefined> {
  const { root, reader, terminal } = options;
  if (collection.keyFrom === undefined) throw new ClerkFault(newMessages.notAdded(collection.label));
  const content = openContent(root);
  const check = new EntryCheck(collection, content);
  const interview: EntryInterview = { terminal, reader, entriesCalled: namesIn(content, new Map()), check };
  terminal.say(newMessages.title(collection.label)[reader]);
  const fields = fieldsOf(collection);
  const answers = await askTogether(
    fields.filter(({ kind }) => kind !== "key"),
    interview,
  );
  // The key comes last, when one can be proposed.
  const keyField = fields.find(({ kind }) => kind === "key");
  const draft = check.draft({ ...answers, key: await askKey(keyField, answers, interview) });
  terminal.say(`\n${draft.text}`);
  const isAgreed = await askYesOrNo(newMessages.write(draft.file)[reader], true, terminal, reader);
  if (isAgreed) writeDrafts(root, [draft]);
  terminal.say((isAgreed ? newMessages.written(draft.file) : newMessages.nothing())[reader]);
  return isAgreed ? draft.file : undefined;
}

/** An interview whose answers become an entry of a collection. */
type EntryInterview = Interview & { readonly check: EntryCheck };

/** Asks for all fields, and again for those whose answers turn out not to go together. */
async function askTogether(fields: readonly FormField[], interview: EntryInterview): Promise<EntryFields> {
  const { terminal, reader, check } = interview;
  let answers: EntryFields = {};
  for (let asked = fields; asked.length > 0; ) {
    answers = await askFields(asked, { prefix: "", fields: answers, entry: (group) => group }, interview);
    const errors = check.errors(answers);
    for (const error of errors) terminal.say(wordsOf(error)[reader]);
    asked = fields.filter(({ name }) => errors.some(({ field }) => field?.path.split(/[.[]/u)[0] === name));
    const [first] = errors;
    if (first && asked.length === 0) throw new ClerkFault(wordsOf(first));
  }
  return answers;
}

async function askKey(field: FormField | undefined, answers: EntryFields, interview: EntryInterview): Promise<string> {
  const { terminal, reader, check } = interview;
  if (!field) throw new Error(`The collection ${check.collection.name} has no field for the key.`);
  const proposed = proposedKey(check.collection, answers);
  const free = proposed !== undefined && !check.isTaken(proposed) ? proposed : "";
  for (;;) {
    terminal.say(`\n${field.label[reader]}: ${field.help[reader]}`);
    const prompt = `  ${field.label[reader]}${free === "" ? "" : ` [${free}]`}: `;
    const key = (await terminal.ask(prompt)).trim() || free;
    const wrong = check.isTaken(key)
      ? [newMessages.keyTaken(fileOf(check.collection, key).file)]
      : check.errors({ ...answers, key }).map(wordsOf);
    if (wrong.length === 0) return key;
    for (const words of wrong) terminal.say(`  ${words[reader]}`);
  }
}
