import * as z from "zod";
import type { ExternalLinkLabels } from "../markdown/render";
import { addSchemaMessages, type WordTree, wordTree } from "../schema/clerk-texts";
import { collections } from "../schema/collections";
import { parsedLists } from "../schema/collections/lists";
import { getDescription } from "../schema/description";
import { readLayers } from "../site/layers";
import { type LocaleCode, requiredLocale, sourceLocale, withFallbacks } from "../site/locales";
import { applyTerms } from "../site/terms";
import groups from "./message-groups.json";

const localeNode = z.object({
  language: z.string(),
  ns: z.string(),
  data: z.string(),
  internal: z.object({ contentDigest: z.string() }),
});
type LocaleFile = z.output<typeof localeNode>;

/** The part of Gatsby's resolver context that fields use. */
export interface ResolverContext {
  readonly nodeModel: {
    findAll(query: { type: string }): Promise<{ entries: Iterable<Readonly<Record<string, unknown>>> }>;
  };
}

/**
 * The GraphQL field that returns the messages of a page: the requested groups in its language, and in its fallbacks only
 * what that language lacks. A group is a group of the interface file, `field.<collection>` or `vocabulary.<name>`.
 */
export const interfaceMessages = {
  type: "InterfaceMessages!",
  args: { language: "String!", groups: "[String!]!" },
  async resolve(_source: unknown, args: MessagesQuery, context: ResolverContext) {
    // Each page asks for the files, so that Gatsby knows that it depends on them.
    const files = await localeFiles(context);
    const key = JSON.stringify([args, files.map(({ internal }) => internal.contentDigest)]);
    const answer = answers.get(key) ?? collectMessages(args, files);
    answers.set(key, answer);
    return answer;
  },
};

interface MessagesQuery {
  readonly language: LocaleCode;
  readonly groups: readonly string[];
}

/** The answers so far: few groups of messages are on thousands of pages. */
const answers = new Map<string, ReturnType<typeof collectMessages>>();

function collectMessages({ language, groups }: MessagesQuery, files: readonly LocaleFile[]) {
  // Values of a vocabulary are the council's and may be in any language. The project's messages exist in English.
  const ofCouncil = groups.filter((group) => group.startsWith("vocabulary."));
  const words = [{ language, tree: pick(groups, getMessages(files, language)) }];
  for (const code of listFallbacks(language)) {
    const all = pick(isWhole(code) ? groups : ofCouncil, getMessages(files, code));
    const tree = words.reduce((rest, word) => without(rest, word.tree), all);
    if (Object.keys(tree).length > 0) words.push({ language: code, tree });
  }
  return {
    edges: words.map(({ language: code, tree: data }) => ({
      node: { ns: "interface", language: code, data: JSON.stringify(data) },
    })),
  };
}

/** Returns the fallbacks of a language in order, without the language. */
function listFallbacks(language: LocaleCode): LocaleCode[] {
  return [...new Set(withFallbacks(language))].filter((code) => code !== language);
}

/** Checks whether a language has the messages that others lack. */
function isWhole(code: LocaleCode): boolean {
  return code === requiredLocale || code === sourceLocale;
}

/** Returns the labels of external links in a language; in a fallback if that language lacks them. */
export function getExternalLinkLabels(language: LocaleCode): ExternalLinkLabels {
  const word = readMessages(language);
  return { government: word("document.elsewhere"), elsewhere: word("document.outside") };
}

/**
 * Returns a message of the interface with values in place of its placeholders. Throws for a key that does not exist.
 */
export type GetMessage = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Reads the messages of a language for files that a build writes, with their fallbacks. */
export function readMessages(language: LocaleCode): GetMessage {
  const trees = [language, ...listFallbacks(language)].map((code) => addSchemaMessages(readInterfaceFile(code), code));
  return (key, values = {}) => {
    const found = trees.map((tree) => wordAt(tree, key.split("."))).find(Boolean);
    if (found === undefined) throw new Error(`There is no message ${key}.`);
    return found.replace(/\{\{(\w+)\}\}/gu, (gap, name: string) => values[name] ?? gap);
  };
}

function wordAt(tree: WordTree, [first = "", ...rest]: readonly string[]): string | undefined {
  const inside = tree[first];
  if (typeof inside === "object") return wordAt(inside, rest);
  return rest.length === 0 ? inside : undefined;
}

async function localeFiles({ nodeModel }: ResolverContext): Promise<LocaleFile[]> {
  const { entries } = await nodeModel.findAll({ type: "Locale" });
  return Array.from(entries, (entry) => localeNode.parse(entry));
}

/**
 * Reads the interface messages of a language from the product and the council; none for a partial language without
 * messages.
 */
export function readInterfaceFile(code: LocaleCode): WordTree {
  const words = readLayers(`locales/${code}/interface.json`);
  return words === undefined ? {} : parseMessages(JSON.stringify(words), code);
}

/** Parses messages. They have the council's terms. */
function parseMessages(json: string, code: LocaleCode): WordTree {
  const inTerms = (_name: string, value: unknown) => (typeof value === "string" ? applyTerms(value, code) : value);
  return wordTree.parse(JSON.parse(json, inTerms));
}

function getMessages(files: readonly LocaleFile[], language: LocaleCode): WordTree {
  const file = files.find((candidate) => candidate.language === language && candidate.ns === "interface");
  const inFile = file ? parseMessages(file.data, language) : {};
  return addSchemaMessages(inFile, language);
}

/** Returns the part of a tree that the given groups cover, such as `menu` or `vocabulary.exam`. */
function pick(groups: readonly string[], from: WordTree): WordTree {
  const picked: WordTree = {};
  for (const group of groups) {
    const [first = "", second] = group.split(".");
    const found = from[first];
    if (found === undefined) continue;
    if (second === undefined) picked[first] = found;
    else if (typeof found === "object" && found[second] !== undefined) {
      const beside = picked[first];
      picked[first] = { ...(typeof beside === "object" && beside), [second]: found[second] };
    }
  }
  return picked;
}

/** Returns the messages of one tree that are missing from the other. */
function without(whole: WordTree, present: WordTree): WordTree {
  const rest: WordTree = {};
  for (const [key, value] of Object.entries(whole)) {
    const other = present[key];
    if (other === undefined || other === "") rest[key] = value;
    else if (typeof value !== "string" && typeof other !== "string") {
      const inner = without(value, other);
      if (Object.keys(inner).length > 0) rest[key] = inner;
    }
  }
  return rest;
}

/** The message groups that pages of a template need in addition to their own, by template. */
const ofTemplate: Readonly<Record<string, readonly string[]>> = groups.ofTemplate;

/**
 * Returns the message groups of a page: those of every page, those of its template, and the field names and values of
 * each collection on it.
 */
export function listPageMessages(template: string, collectionNames: readonly string[]): string[] {
  const shown = collections.filter(({ name }) => collectionNames.includes(name));
  const listing = shown.length > 0 ? ["listing", "document"] : [];
  const ofFile = parsedLists
    .filter(({ key }) => collectionNames.includes(key))
    .flatMap(({ key, deadline }) => [`list.${key}`, ...(deadline ? ["deadline", "dates"] : [])]);
  const ofFields = shown.flatMap(({ name, schema }) => [`field.${name}`, ...vocabulariesIn(schema)]);
  return [
    ...new Set([...groups.everywhere, template, ...(ofTemplate[template] ?? []), ...listing, ...ofFile, ...ofFields]),
  ];
}

function vocabulariesIn(schema: z.ZodObject): string[] {
  return Object.values(schema.shape).flatMap((field) => {
    const description = getDescription(field);
    if ("vocabulary" in description) return [`vocabulary.${description.vocabulary}`];
    if (description.kind === "list") return vocabulariesIn(description.item);
    return [];
  });
}
