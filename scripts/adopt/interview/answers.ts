import { type ClerkLanguage, type ClerkTexts, languageNames, texts } from "../../../src/content/messages";
import { todayInIndia } from "../../../src/language/dates";
import type { FormField } from "../../../src/schema/outputs/form-fields";
import { cellForm, flagIn, type NamedEntries } from "../../../src/sheets/cells";
import type { Column } from "../../../src/sheets/columns";
import type { Terminal } from "./terminal";

/** A question of one answer. */
export interface Question {
  readonly column: Column;
  /** The default for an empty answer, or undefined if an empty answer writes nothing. */
  readonly standard: string | undefined;
  readonly reader: ClerkLanguage;
  readonly entriesCalled: (collection: string) => NamedEntries;
}

/** More entries than these are not listed: who refers to one of them types its name. */
const mostListed = 40;

/** Lists what may be answered by its number. */
export function sayListed({ column: { field }, reader, entriesCalled }: Question, terminal: Terminal): void {
  const listed = listedIn(field, entriesCalled);
  for (const [index, { name }] of listed.entries()) terminal.say(`  ${String(index + 1).padStart(2)}  ${name[reader]}`);
}

/** Asks one question until the answer can be understood, and gives the value; undefined for an empty answer. */
export async function answerTo(question: Question, terminal: Terminal): Promise<unknown> {
  const { column, standard, reader, entriesCalled } = question;
  const form = cellForm(column, entriesCalled);
  const listed = listedIn(column.field, entriesCalled);
  const prompt = `  ${promptOf(question, listed.length > 0)}${standard === undefined ? "" : ` [${standard}]`}: `;
  for (;;) {
    const typed = await typedText(column, prompt, terminal);
    const text = typed === "" ? (standard ?? "") : typed;
    const numbered = /^\d+$/u.test(text) ? listed[Number(text) - 1]?.value : undefined;
    const reading = form.read(numbered ?? text);
    if ("value" in reading) return reading.value;
    terminal.say(`  ${reading.fault[reader]}`);
  }
}

/** Asks until the answer is yes or no; an empty one means the standard. */
export async function askYesOrNo(
  question: string,
  standard: boolean,
  terminal: Terminal,
  reader: ClerkLanguage,
): Promise<boolean> {
  for (;;) {
    const shown = texts(standard ? "sheet.yes" : "sheet.no")[reader];
    const text = (await terminal.ask(`${question} [${shown}]: `)).trim();
    const meant = text === "" ? standard : flagIn(text);
    if (typeof meant === "boolean") return meant;
    terminal.say(`  ${texts("ask.yes-or-no")[reader]}`);
  }
}

/** Returns the default for an empty answer to a field: no, this year, or today for an entry's first day. */
export function standardOf(field: FormField, reader: ClerkLanguage, isFirstDay: boolean): string | undefined {
  const today = todayInIndia(new Date());
  if (field.kind === "flag") return texts("sheet.no")[reader];
  if (!field.required) return undefined;
  if (field.kind === "date" && isFirstDay) return today;
  return field.kind === "integer" && field.year ? today.slice(0, 4) : undefined;
}

function promptOf({ column: { field, language }, reader }: Question, isListed: boolean): string {
  if (language) return languageNames[language][reader];
  const name = isListed || field.kind === "reference" ? texts("ask.choose")[reader] : field.label[reader];
  return field.kind === "flag" ? `${name} (${texts("ask.yes-or-no")[reader]})` : name;
}

interface Listed {
  readonly value: string;
  readonly name: ClerkTexts;
}

function listedIn(field: FormField, entriesCalled: Question["entriesCalled"]): readonly Listed[] {
  if (field.kind === "choice") return field.choices.map(({ value, label }) => ({ value, name: label }));
  if (field.kind !== "reference") return [];
  const { all } = entriesCalled(field.collection);
  return all.length > mostListed ? [] : all;
}

async function typedText({ field }: Column, prompt: string, terminal: Terminal): Promise<string> {
  if (field.kind !== "markdown") return (await terminal.ask(prompt)).trim();
  const lines: string[] = [];
  for (let line = await terminal.ask(prompt); line.trim() !== "."; line = await terminal.ask("  ")) lines.push(line);
  return lines.join("\n").trim();
}
