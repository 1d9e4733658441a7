import { council } from "../schema/collections/council";
import { getKind } from "../schema/kinds";
import { documentNameIn } from "../site/documents";
import { localeCodes } from "../site/locales";
import { isGroup } from "./fields";
import { linksIn } from "./markdown";
import type { Path } from "./position";
import type { WrittenEntry } from "./written-entry";

/** A reference to a document in an entry. */
export interface DocumentUse {
  readonly path: Path;
  /** The document's name in `static/documents`. */
  readonly name: string;
  /** The URL of a link; undefined for a field that holds a document name. */
  readonly address?: string;
}

/**
 * Finds every reference to a document in an entry: document fields, links in rich text, and URLs of this site. All code
 * that needs an entry's documents uses this function.
 *
 * @param siteAddress the council's site URL; without it, absolute URLs never match a document
 */
export function findDocumentUses({ fields }: WrittenEntry, siteAddress: string | undefined): DocumentUse[] {
  return fields.flatMap(({ path, description: { kind }, value }): DocumentUse[] => {
    const linkTo = (address: string, at: Path) => {
      const name = documentNameIn(address, siteAddress);
      return name === undefined ? [] : [{ path: at, name, address }];
    };
    if (kind === "list") return [];
    const { names, shape } = getKind(kind);
    if (names === "links")
      return linksIn(value).flatMap(({ language, address }) => linkTo(address, [...path, language]));
    if (names === "address") return typeof value === "string" ? linkTo(value.trim(), path) : [];
    if (names === undefined) return [];
    if (shape !== "files") return nameIn(value, path);
    return isGroup(value) ? localeCodes.flatMap((code) => nameIn(value[code], [...path, code])) : [];
  });
}

/** Returns the council's site URL as written; undefined if there is none. */
export function siteAddressIn(entries: readonly WrittenEntry[]): string | undefined {
  const written = entries
    .find(({ collection }) => collection.name === council.name)
    ?.fields.find(({ path }) => path.join() === "siteAddress")?.value;
  return typeof written === "string" ? written.trim() : undefined;
}

function nameIn(value: unknown, path: Path): DocumentUse[] {
  if (typeof value !== "string" || value.trim() === "") return [];
  return [{ path, name: value.trim().replace(/^\/?documents\//u, "") }];
}
