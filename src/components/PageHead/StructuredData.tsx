import type { LocaleCode } from "../../site/locales";
import type { RouteId } from "../../site/routes";
import { createStructuredData, type DescribedEntry, type DescribedPage, escapeForScript } from "./structured-data";

interface Props {
  readonly page: RouteId;
  readonly language: LocaleCode;
  readonly data: Pick<DescribedPage, "text"> &
    Pick<Queries.FramePartsFragment, "locales"> & { readonly council: Queries.CouncilPartsFragment };
  /** The entry, on an entry page. */
  readonly entry?: DescribedEntry;
}

/** Renders the structured data of a page for search engines, as a data block that browsers never run. */
export function StructuredData({ page, language, data, entry }: Props) {
  const { council, text, locales } = data;
  const whole = (path: string) => new URL(path, council.siteAddress).href;
  const words = getHeadMessages({ locales });
  const nameOf = (id: RouteId) => words(`menu.${id}`) ?? id;
  const described = { page, language, council, text, nameOf, entries: entryCount(data), entry, whole };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptSafe leaves nothing that could end the element.
      dangerouslySetInnerHTML={{ __html: escapeForScript(createStructuredData(described)) }}
    />
  );
}

/** Returns the number of entries in the data of a list page; undefined for other pages. */
function entryCount(data: object): number | undefined {
  const entries: unknown = "entries" in data ? data.entries : undefined;
  if (Array.isArray(entries)) return entries.length;
  if (typeof entries === "object" && entries && "total" in entries) return Number(entries.total);
  const nodes: unknown = typeof entries === "object" && entries && "nodes" in entries ? entries.nodes : undefined;
  return Array.isArray(nodes) ? nodes.length : undefined;
}

/** Returns an interface message by its key; undefined for a message that the page does not contain. */
export type HeadMessages = (key: string) => string | undefined;

/**
 * Returns a lookup of the interface messages in a page's data, with English fallbacks. Gatsby renders the head apart
 * from the page, so the context of the components is missing.
 */
export function getHeadMessages({ locales }: Pick<Queries.PagePartsFragment, "locales">): HeadMessages {
  const trees = locales.edges.map(({ node }): unknown => JSON.parse(node.data));
  return (key) => trees.map((tree) => textAt(tree, key.split("."))).find(Boolean);
}

function textAt(tree: unknown, [first, ...rest]: readonly string[]): string | undefined {
  if (first === undefined) return typeof tree === "string" ? tree : undefined;
  if (typeof tree !== "object" || tree === null) return undefined;
  return textAt(Object.entries(tree).find(([name]) => name === first)?.[1], rest);
}
