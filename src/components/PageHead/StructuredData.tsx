import type { LocaleCode } from "../../site/locales";
import type { RouteId } from "../../site/routes";
import { type DescribedEntry, type DescribedPage, scriptSafe, structuredData } from "./structured-data";

interface Props {
  readonly page: RouteId;
  readonly language: LocaleCode;
  readonly data: Pick<DescribedPage, "text"> &
    Pick<Queries.FramePartsFragment, "locales"> & { readonly council: Queries.CouncilPartsFragment };
  /** The entry whose page it is. */
  readonly entry?: DescribedEntry;
}

/** The page as search engines read it. It is data and no script: nothing in it is ever run. */
export function StructuredData({ page, language, data, entry }: Props) {
  const { council, text, locales } = data;
  const whole = (path: string) => new URL(path, council.siteAddress).href;
  const words = headWords({ locales });
  const nameOf = (id: RouteId) => words(`menu.${id}`) ?? id;
  const described = { page, language, council, text, nameOf, entries: entryCount(data), entry, whole };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptSafe leaves nothing that could end the element.
      dangerouslySetInnerHTML={{ __html: scriptSafe(structuredData(described)) }}
    />
  );
}

/** Returns the number of entries in a page's data, as queried by listing pages; undefined for other pages. */
function entryCount(data: object): number | undefined {
  const entries: unknown = "entries" in data ? data.entries : undefined;
  if (Array.isArray(entries)) return entries.length;
  if (typeof entries === "object" && entries && "total" in entries) return Number(entries.total);
  const nodes: unknown = typeof entries === "object" && entries && "nodes" in entries ? entries.nodes : undefined;
  return Array.isArray(nodes) ? nodes.length : undefined;
}

/** Returns a message of the interface by its key; undefined for one that the page does not carry. */
export type HeadWords = (key: string) => string | undefined;

/**
 * The words of the interface from a page's data, its own language's before English ones: Gatsby draws the head apart from
 * the page, without the words that components find.
 */
export function headWords({ locales }: Pick<Queries.PagePartsFragment, "locales">): HeadWords {
  const trees = locales.edges.map(({ node }): unknown => JSON.parse(node.data));
  return (key) => trees.map((tree) => textAt(tree, key.split("."))).find(Boolean);
}

function textAt(tree: unknown, [first, ...rest]: readonly string[]): string | undefined {
  if (first === undefined) return typeof tree === "string" ? tree : undefined;
  if (typeof tree !== "object" || tree === null) return undefined;
  return textAt(Object.entries(tree).find(([name]) => name === first)?.[1], rest);
}
