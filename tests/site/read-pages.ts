import type { Page } from "@playwright/test";
import { softHyphen } from "../../src/language/soft-hyphen";

/** The content of a page's HTML as served, without the soft hyphens of Sanskrit compounds. */
export interface ReadPage {
  readonly header: string;
  readonly foot: string;
  /** The dates in the footer, machine-readable. */
  readonly days: readonly string[];
  readonly links: readonly ReadLink[];
  /** The texts of the main content's paragraphs and list items, without headings. */
  readonly paragraphs: readonly string[];
  /** The number of passages in the main content that are marked as another language. */
  readonly foreignPassages: number;
}

/** A link of a page with its text. */
export interface ReadLink {
  readonly text: string;
  readonly href: string;
  readonly rel: string;
  readonly target: string | null;
  readonly isInMain: boolean;
}

/** Reads the pages at some paths in parallel. Needs `bypassCSP`, since the policy forbids parsing HTML. */
export async function readPages(page: Page, paths: readonly string[]): Promise<ReadonlyMap<string, ReadPage>> {
  await page.goto(paths[0] ?? "/");
  const read = await page.evaluate(
    ({ paths: all, softHyphen: hyphen }) =>
      Promise.all(
        all.map(async (path): Promise<[string, ReadPage]> => {
          const html = (await (await fetch(path)).text()).replaceAll(hyphen, "");
          const found = new DOMParser().parseFromString(html, "text/html");
          const attribute = (element: Element, name: string) => element.getAttribute(name) ?? "";
          const textOf = (selector: string) => found.querySelector(selector)?.textContent ?? "";
          return [
            path,
            {
              header: textOf("header"),
              foot: textOf("footer"),
              days: Array.from(found.querySelectorAll("footer time"), (time) => attribute(time, "datetime")),
              links: Array.from(found.querySelectorAll("a[href]"), (link) => ({
                text: link.textContent ?? "",
                href: attribute(link, "href"),
                rel: attribute(link, "rel"),
                target: link.getAttribute("target"),
                isInMain: link.closest("main") !== null,
              })),
              paragraphs: Array.from(found.querySelectorAll("main :is(p, li)"), (text) => text.textContent ?? ""),
              foreignPassages: found.querySelectorAll("main [lang]").length,
            },
          ];
        }),
      ),
    { paths, softHyphen },
  );
  return new Map(read);
}

/** Returns the page read at a path. Throws if it was not read. */
export function readAt(read: ReadonlyMap<string, ReadPage>, path: string): ReadPage {
  const found = read.get(path);
  if (!found) throw new Error(`${path} was not read.`);
  return found;
}
