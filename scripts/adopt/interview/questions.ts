import type { Diagnostic } from "../../../src/content/diagnostic";
import type { EntryFields } from "../../../src/content/entry-text";
import { type ClerkLanguage, inBothLanguages, texts } from "../../../src/content/messages";
import type { FormField, FormFieldOf } from "../../../src/schema/outputs/form-fields";
import type { NamedEntries } from "../../../src/sheets/cells";
import type { Column } from "../../../src/sheets/columns";
import { defaultLocale, localeCodes } from "../../../src/site/locales";
import { answerTo, askYesOrNo, sayListed, standardOf } from "./answers";
import type { Terminal } from "./terminal";

/** The context for asking a question and checking its answer immediately. */
export interface Interview {
  readonly terminal: Terminal;
  readonly reader: ClerkLanguage;
  readonly entriesCalled: (collection: string) => NamedEntries;
  readonly check: { readonly problemsAt: (path: string, fields: EntryFields) => readonly Diagnostic[] };
}

/** The group of fields that is being asked: the entry itself, or an item of one of its lists. */
export interface Group {
  /** The part of a field's path before its name. */
  readonly prefix: string;
  readonly fields: EntryFields;
  /** The whole entry with this group in its place. */
  readonly entry: (group: EntryFields) => EntryFields;
}

/** Asks for each of some fields in turn and gives the group with the answers. */
export async function askFields(
  fields: readonly FormField[],
  group: Group,
  interview: Interview,
): Promise<EntryFields> {
  const firstDay = fields.find(({ kind, required }) => kind === "date" && required);
  let answered = group.fields;
  for (const field of fields) {
    const value = await askField(field, { ...group, fields: answered }, interview, field === firstDay);
    answered = { ...answered, [field.name]: value };
  }
  return answered;
}

async function askField(field: FormField, group: Group, interview: Interview, isFirstDay: boolean): Promise<unknown> {
  const { terminal, reader } = interview;
  const hint = field.required || field.kind === "flag" ? "" : ` (${texts("ask.leave-out")[reader]})`;
  terminal.say(`\n${field.label[reader]}: ${field.help[reader]}${hint}`);
  if (field.kind === "list") return askList(field, group, interview);
  const path = `${group.prefix}${field.name}`;
  if (field.kind === "text" || field.kind === "markdown") {
    if (field.kind === "markdown") terminal.say(`  (${texts("ask.lines")[reader]})`);
    return askText(field, path, group, interview);
  }
  if (field.kind === "documents") {
    const isAny = await askYesOrNo(texts("ask.any", { label: field.label })[reader], false, terminal, reader);
    return isAny ? askText(field, path, group, interview) : undefined;
  }
  const column = { field, language: undefined };
  const put = (value: unknown) => group.entry({ ...group.fields, [field.name]: value });
  return askUntilRight(column, standardOf(field, reader, isFirstDay), path, put, interview);
}

/** The English first: where a text may be left out and has none, the others are not asked for. Of documents any may be. */
async function askText(field: Column["field"], path: string, group: Group, interview: Interview): Promise<unknown> {
  let text: EntryFields = {};
  for (const language of localeCodes) {
    const put = (value: unknown) => group.entry({ ...group.fields, [field.name]: { ...text, [language]: value } });
    const value = await askUntilRight({ field, language }, undefined, `${path}.${language}`, put, interview);
    if (field.kind !== "documents" && language === defaultLocale && value === undefined) return undefined;
    text = { ...text, [language]: value };
  }
  return text;
}

async function askUntilRight(
  column: Column,
  standard: string | undefined,
  path: string,
  put: (value: unknown) => EntryFields,
  { terminal, reader, entriesCalled, check }: Interview,
): Promise<unknown> {
  const question = { column, standard, reader, entriesCalled };
  sayListed(question, terminal);
  for (;;) {
    const value = await answerTo(question, terminal);
    const isLeftOut =
      value === undefined && !column.field.required && (column.language ?? defaultLocale) === defaultLocale;
    const faults = isLeftOut ? [] : check.problemsAt(path, put(value));
    for (const fault of faults) {
      const own = inBothLanguages(fault.message);
      const words = fault.severity === "warning" ? texts("ask.warning", { words: own }) : own;
      terminal.say(`  ${words[reader]}`);
    }
    if (faults.every(({ severity }) => severity === "warning")) return value;
  }
}

async function askList(field: FormFieldOf<"list">, group: Group, interview: Interview): Promise<unknown> {
  const items: EntryFields[] = [];
  while (items.length === 0 ? field.required || (await isWanted(field, interview)) : await isWanted(field, interview)) {
    interview.terminal.say(
      `\n${texts("ask.item", { label: field.label, number: items.length + 1 })[interview.reader]}`,
    );
    const prefix = `${group.prefix}${field.name}[${items.length + 1}].`;
    const entry = (item: EntryFields) => group.entry({ ...group.fields, [field.name]: [...items, item] });
    items.push(await askFields(field.fields, { prefix, fields: {}, entry }, interview));
  }
  return items.length === 0 ? undefined : items;
}

async function isWanted({ label }: FormField, { terminal, reader }: Interview): Promise<boolean> {
  return askYesOrNo(texts("ask.another", { label })[reader], false, terminal, reader);
}
