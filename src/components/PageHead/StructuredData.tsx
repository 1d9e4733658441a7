import type { LocaleCode } from "../../site/locales";
import type { RouteId } from "../../site/routes";
import { type DescribedPage, scriptSafe, structuredData } from "./structured-data";

interface Props {
  readonly page: RouteId;
  readonly language: LocaleCode;
  readonly data: Pick<DescribedPage, "council" | "text"> & Pick<Queries.PagePartsFragment, "locales">;
  readonly whole: (path: string) => string;
}

/** The page as search engines read it. It is data and no script: nothing in it is ever run. */
export function StructuredData({ page, language, data, whole }: Props) {
  const { council, text, locales } = data;
  const trees = locales.edges.map(({ node }): unknown => JSON.parse(node.data));
  const nameOf = (id: RouteId) => trees.map((tree) => textAt(tree, "menu", id)).find(Boolean) ?? id;
  const described = { page, language, council, text, nameOf, entries: entryCount(data), whole };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptSafe leaves nothing that could end the element.
      dangerouslySetInnerHTML={{ __html: scriptSafe(structuredData(described)) }}
    />
  );
}

/** How many entries a page's data lists, as listing pages ask for them; undefined for other pages. */
function entryCount(data: object): number | undefined {
  const entries: unknown = "entries" in data ? data.entries : undefined;
  if (Array.isArray(entries)) return entries.length;
  const nodes: unknown = typeof entries === "object" && entries && "nodes" in entries ? entries.nodes : undefined;
  return Array.isArray(nodes) ? nodes.length : undefined;
}

function textAt(tree: unknown, ...path: readonly string[]): string | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return typeof tree === "string" ? tree : undefined;
  if (typeof tree !== "object" || tree === null) return undefined;
  return textAt(Object.entries(tree).find(([name]) => name === first)?.[1], ...rest);
}
