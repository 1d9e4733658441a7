import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { getCollectionPath } from "../../src/content/files";
import { entryEnding, wordsFolder } from "../../src/content/folders";
import { ClerkFault, type ClerkTexts, getTexts } from "../../src/messages";
import { type WordTree, wordTree } from "../../src/schema/clerk-texts";
import { pages } from "../../src/schema/collections/site";
import { vocabularyEntries } from "../../src/schema/collections/vocabularies";
import { localeCodes } from "../../src/site/locales";

/** A file of a council with the text of a newer version, and a description of the difference. */
export interface NewText {
  readonly file: string;
  readonly text: string;
  readonly change: ClerkTexts;
}

/** The texts of a newer version that concern a council. */
export interface NewTexts {
  /** What the council's content lacks and the newer version requires. */
  readonly added: readonly NewText[];
  /** What the newer version words otherwise, and the council has as the version before had it. */
  readonly improved: readonly NewText[];
}

/** The folders of a council and of two versions of the product. */
export interface ComparedVersions {
  readonly council: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Compares the texts of two versions with those of a council: interface messages, pages and lists of choices.
 *
 * @throws ClerkFault if a message file of the council cannot be read
 */
export function findNewTexts(versions: ComparedVersions): NewTexts {
  const messages = localeCodes.map((code) => compareMessages(`${wordsFolder}/${code}/interface.json`, versions));
  const entries = [pages, vocabularyEntries].map((collection) =>
    compareEntries(getCollectionPath(collection), versions),
  );
  const all = [...messages, ...entries];
  return { added: all.flatMap(({ added }) => added), improved: all.flatMap(({ improved }) => improved) };
}

/** Writes new texts into a council's folder. */
export function writeTexts(council: string, texts: readonly NewText[]): void {
  for (const { file, text } of texts) {
    mkdirSync(path.dirname(path.join(council, file)), { recursive: true });
    writeFileSync(path.join(council, file), text);
  }
}

function compareMessages(file: string, { council, before, after }: ComparedVersions): NewTexts {
  if (!existsSync(path.join(after, file))) return { added: [], improved: [] };
  const [ours, old, theirs] = [readWords(council, file), readWords(before, file), readWords(after, file)];
  const added = [...theirs].filter(([name]) => !ours.has(name));
  const improved = [...theirs].filter(([name, text]) => {
    const own = ours.get(name);
    return own !== undefined && own === old.get(name) && own !== text;
  });
  const toTexts = (
    more: readonly (readonly [string, string])[],
    key: "upgrade.messages-added" | "upgrade.messages-improved",
  ) => {
    // The improved texts with the added ones, since both are texts of one file.
    const text = formatWords(new Map([...ours, ...added, ...more]));
    return more.length > 0
      ? [{ file, text, change: getTexts(key, { names: more.map(([name]) => name).join(", ") }) }]
      : [];
  };
  return {
    added: toTexts(added, "upgrade.messages-added"),
    improved: toTexts(improved, "upgrade.messages-improved"),
  };
}

/** Reads a file of messages as pairs of name, such as `menu.home`, and text. A missing file has none. */
function readWords(root: string, file: string): ReadonlyMap<string, string> {
  const whole = path.join(root, file);
  if (!existsSync(whole)) return new Map();
  const list = (tree: WordTree, prefix: string): [string, string][] =>
    Object.entries(tree).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[prefix + name, value]] : list(value, `${prefix}${name}.`),
    );
  try {
    return new Map(list(wordTree.parse(JSON.parse(readFileSync(whole, "utf8"))), ""));
  } catch (cause) {
    throw new ClerkFault(getTexts("upgrade.locale-broken", { file }), { cause });
  }
}

/** Formats messages as JSON, in their order. */
function formatWords(messages: ReadonlyMap<string, string>): string {
  const tree: WordTree = {};
  for (const [whole, text] of messages) {
    const [, groups = "", name = whole] = /^(.*)\.([^.]*)$/u.exec(whole) ?? [];
    let group = tree;
    for (const part of groups.split(".").filter(Boolean)) {
      const inside = group[part];
      const next = typeof inside === "object" ? inside : {};
      group[part] = next;
      group = next;
    }
    group[name] = text;
  }
  return `${JSON.stringify(tree, null, 2)}\n`;
}

function compareEntries(folder: string, { council, before, after }: ComparedVersions): NewTexts {
  const files = readdirSync(path.join(after, folder)).filter((name) => name.endsWith(entryEnding));
  const [added, improved]: [NewText[], NewText[]] = [[], []];
  for (const name of files) {
    const file = `${folder}/${name}`;
    // This council has not reviewed the page.
    const text = readFileSync(path.join(after, file), "utf8").replace(/^reviewed: .*\n/mu, "");
    const own = readValue(path.join(council, file));
    if (own === undefined) added.push({ file, text, change: getTexts("upgrade.file-added") });
    else if (own === readValue(path.join(before, file)) && own !== formatValue(text))
      improved.push({ file, text, change: getTexts("upgrade.file-improved") });
  }
  return { added, improved };
}

/** Returns the fields of an entry without its day of review, in a form to compare; undefined without a file. */
const readValue = (file: string) => (existsSync(file) ? formatValue(readFileSync(file, "utf8")) : undefined);

function formatValue(text: string): string {
  const value: unknown = parse(text);
  const fields = typeof value === "object" && value ? Object.entries(value) : [];
  return JSON.stringify(
    fields.filter(([name]) => name !== "reviewed").sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
