/** A heading of a document's text. */
export interface Heading {
  readonly id: string;
  /** Its words as HTML. */
  readonly html: string;
}

/** The id of a heading by its place among the headings of the text, from 1: the same in every language. */
export function headingId(place: number): string {
  return `part-${place}`;
}

/** Gives each heading of sanitised rich text an id, by which a link leads to it. */
export function withHeadingIds(html: string): string {
  let place = 0;
  return html.replace(/<(h[23])>/gu, (_, tag: string) => {
    place += 1;
    return `<${tag} id="${headingId(place)}">`;
  });
}

/** Lists the chapters of a text with ids: its headings of the second level. */
export function chaptersIn(html: string): Heading[] {
  return Array.from(html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gsu), ([, id = "", inner = ""]) => ({
    id,
    html: inner.replace(/<[^>]+>/gu, ""),
  }));
}
