import { formatNumber } from "../../language/digits";
import type { LocaleCode } from "../../site/locales";

/**
 * What a page of a list is called in its title: "Page 2". Gatsby draws the head apart from the page, without the words
 * that components find; so it is taken from the page's data.
 */
export function numberedName(
  { locales }: Pick<Queries.PagePartsFragment, "locales">,
  number: number,
  language: LocaleCode,
): string {
  const names = locales.edges.flatMap(({ node }) => nameIn(JSON.parse(node.data)) ?? []);
  return (names[0] ?? "{{number}}").replace("{{number}}", formatNumber(number, language));
}

function nameIn(words: unknown): string | undefined {
  const listing = typeof words === "object" && words !== null && "listing" in words ? words.listing : undefined;
  const named = typeof listing === "object" && listing !== null && "page" in listing ? listing.page : undefined;
  return typeof named === "string" ? named : undefined;
}
