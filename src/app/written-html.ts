/**
 * Fetches a page of the site as text; empty if it does not arrive. As a document its styles would break the policy of the
 * open page.
 */
export async function fetchPage(path: string): Promise<string> {
  const response = await fetch(path).catch(() => undefined);
  return response?.ok ? response.text() : "";
}

/** Returns the text of HTML that the build has written. Decodes only the entities that the build writes. */
export function decodeHtml(html: string): string {
  const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&(\w+);/g, (entity, name: string) => signs[name] ?? entity)
    .trim();
}
