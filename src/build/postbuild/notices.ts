import { readFile, writeFile } from "node:fs/promises";
import { editorUrl } from "../../site/editor";
import { isBelow } from "../../site/security";
import type { NoticeMarkup } from "../notices";
import { filesBelow, urlIn } from "../published-folder";

const begin = "<!--notices-->";
const end = "<!--/notices-->";
const written = new RegExp(`${begin}.*?${end}`, "gsu");

/**
 * Writes the notices into every page of a published folder, and removes those of an earlier build: Gatsby leaves pages as they are that
 * did not change.
 *
 * @param markup undefined where there are no notices: then no page has a byte of them
 * @returns the number of pages changed
 */
export async function writeNotices(folder: string, markup: NoticeMarkup | undefined): Promise<number> {
  let changed = 0;
  for (const file of await filesBelow(folder)) {
    if (!file.endsWith(".html") || isBelow(editorUrl, urlIn(folder, file))) continue;
    const html = await readFile(file, "utf8");
    // Gatsby leaves parts of pages too, which no server publishes.
    if (!/^<!doctype html>/i.test(html)) continue;
    const page = withNotices(html, markup);
    if (page === html) continue;
    await writeFile(file, page);
    changed += 1;
  }
  return changed;
}

/** A page with the notices; done again, the page stays as it is. */
export function withNotices(html: string, markup: NoticeMarkup | undefined): string {
  const bare = html.replace(written, "");
  if (!markup) return bare;
  return bare
    .replace("</head>", () => `${begin}${markup.head}${end}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}${begin}${markup.body}${end}`);
}
