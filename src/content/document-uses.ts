import { council } from "../schema/collections/council";
import { getKind } from "../schema/kinds";
import { documentNameIn } from "../site/documents";
import { localeCodes } from "../site/locales";
import { isGroup } from "./fields";
import { linksIn } from "./markdown";
import type { Path } from "./position";
import type { WrittenEntry } from "./written-entry";

/** A place in an entry that names a document. */
export interface DocumentUse {
  readonly path: Path;
  /** The document's name in `static/documents`. */
  readonly name: string;
  /** The address of a link; undefined for a field that holds a name. */
  readonly address?: string;
}

/**
 * Finds every place where an entry names a document: fields for documents, links in rich text, and links with an
 * address of this site. Whatever depends on which documents an entry names asks here.
 *
 * @param siteAddress the council's address of the site; without it, whole addresses name no document
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

/** Returns the council's address of the site, as it was written; undefined where none is. */
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
