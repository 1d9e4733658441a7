import { findLinks } from "../markdown/parts";
import { council } from "../schema/collections/site";
import { getKind } from "../schema/kinds";
import { textCodes } from "../site/chosen-locales";
import { findDocumentName } from "../site/documents";
import { isLocaleCode, type LocaleCode } from "../site/locales";
import { isGroup } from "../site/merge";
import type { WrittenField } from "./fields";
import type { Path } from "./position";
import type { WrittenEntry } from "./written-entry";

/** A reference to a document in an entry. */
export interface DocumentUse {
  readonly path: Path;
  /** The document's name in `static/documents`. */
  readonly name: string;
  /** The URL of a link; undefined for a field that holds a document name. */
  readonly address?: string;
  /** The language that the entry states; undefined for the issued document, because its file states the language. */
  readonly language?: LocaleCode;
  /** True for a picture, which pages show and do not link to. */
  readonly isPicture?: boolean;
}

/**
 * Finds every reference to a document in an entry: document fields, links in rich text, and URLs of this site. All code
 * that needs an entry's documents uses this function, or `findOwnDocuments` for those that 'Click Here' can open.
 *
 * @param siteAddress the council's site URL; without it, absolute URLs never match a document
 */
export function findDocumentUses(
  { fields }: Pick<WrittenEntry, "fields">,
  siteAddress: string | undefined,
): DocumentUse[] {
  return fields.flatMap((field): DocumentUse[] => {
    const { path, description, value } = field;
    const linkTo = (address: string, at: Path) => {
      const name = findDocumentName(address, siteAddress);
      return name === undefined ? [] : [{ path: at, name, address }];
    };
    const { names, isMarkdown } = getKind(description.kind);
    if (isMarkdown && isGroup(value))
      return Object.entries(value).flatMap(([language, text]) =>
        typeof text === "string" ? findLinks(text).flatMap((address) => linkTo(address, [...path, language])) : [],
      );
    if (names === "address") return typeof value === "string" ? linkTo(value.trim(), path) : [];
    return findOwnDocuments([field]);
  });
}

/** Finds the documents and pictures that fields name, the issued document first. */
export function findOwnDocuments(fields: readonly WrittenField[]): DocumentUse[] {
  const found = fields.flatMap(({ path, description: { kind }, value }): DocumentUse[] => {
    const { names, shape } = getKind(kind);
    if (names !== "document") return [];
    if (shape !== "files") return nameIn(value).map((name) => ({ path, name, isPicture: kind === "picture" }));
    const files = isGroup(value) ? value : {};
    return textCodes.flatMap((language) =>
      nameIn(files[language]).map((name) => ({ path: [...path, language], name, language })),
    );
  });
  return found.sort((one, other) => Number(one.language !== undefined) - Number(other.language !== undefined));
}

/**
 * Returns the documents of an entry in a reader's order of preference: the reader's language, Hindi (the council's
 * language), then the others. 'Click Here' opens the first.
 *
 * @param find returns a published document by name, with the language that its file states
 */
export function listDocuments<File extends { readonly language: string | null }>(
  fields: readonly WrittenField[],
  reader: LocaleCode,
  find: (name: string) => File | undefined,
): (File & { readonly language: string | null })[] {
  const rank = ({ language }: Pick<File, "language">) => (language === reader ? 0 : language === "hi" ? 1 : 2);
  return findOwnDocuments(fields)
    .filter(({ language, isPicture }) => !isPicture && (language === undefined || isLocaleCode(language)))
    .flatMap(({ name, language }) => {
      const file = find(name);
      return file ? [{ ...file, language: language ?? file.language }] : [];
    })
    .sort((one, other) => rank(one) - rank(other));
}

/** Returns the council's site URL as written; undefined if there is none. */
export function findSiteAddress(entries: readonly WrittenEntry[]): string | undefined {
  const written = entries
    .find(({ collection }) => collection.name === council.name)
    ?.fields.find(({ path }) => path.join() === "siteAddress")?.value;
  return typeof written === "string" ? written.trim() : undefined;
}

function nameIn(value: unknown): string[] {
  if (typeof value !== "string" || value.trim() === "") return [];
  return [value.trim().replace(/^\/?documents\//u, "")];
}
