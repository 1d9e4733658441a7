/** Gives a word of the interface by its key; undefined for one that the page does not carry. */
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
