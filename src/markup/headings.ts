/** A heading in the text of a document. */
export interface Heading {
  readonly id: string;
  /** The heading's text as HTML, without tags. */
  readonly html: string;
}

/** Returns a heading's id from its position among the text's headings, from 1. It is the same in every language. */
export function createHeadingId(place: number): string {
  return `part-${place}`;
}

/** Adds an id to each heading of sanitised rich text, as a link target. */
export function withHeadingIds(html: string): string {
  let place = 0;
  return html.replace(/<(h[23])>/gu, (_, tag: string) => {
    place += 1;
    return `<${tag} id="${createHeadingId(place)}">`;
  });
}

/** Returns the chapters of a text whose headings have ids: its `h2` headings. */
export function listChapters(html: string): Heading[] {
  return Array.from(html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gsu), ([, id = "", inner = ""]) => ({
    id,
    html: inner.replace(/<[^>]+>/gu, ""),
  }));
}
