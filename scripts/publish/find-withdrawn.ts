import path from "node:path";
import { nameWithoutDigest } from "../../src/site/documents";
import { listEntryUrls } from "../../src/site/entry-urls";
import { getPageAt } from "../../src/site/paths";
import { escapePattern } from "../../src/site/redirect-patterns";
import { getWithdrawnFile } from "../verify/withdrawn";

const dataOfPage = /^\/page-data(?<page>\/.*)\/page-data\.json$/u;

/** Returns the page whose data a file of a release holds; undefined for another file. */
export function findPageOfData(file: string): string | undefined {
  const page = dataOfPage.exec(file)?.groups?.page;
  return page === "/index" ? "/" : page;
}

/** The URL of a document in a page, a feed or a calendar. */
const documentInText = /\/documents\/(?<written>[a-z0-9][a-z0-9._-]*)/gu;

/**
 * Returns a function that finds the withdrawn document or entry for which a release loses a file. Entry pages, feeds and
 * calendars are lost if they name a document; a list only has a link to it and stays. What an entry loses is its page, its
 * row in the whole list, and feeds and calendars that name it; an entry without a page is a row, so its list is lost, unless
 * that is the home page.
 *
 * @param names the names on the list of withdrawals
 */
export function createFinder(names: Iterable<string>): (file: string, text: string) => string | undefined {
  const all = new Set(names);
  const entries = [...all].flatMap((name) => {
    const urls = listEntryUrls(getWithdrawnFile(name));
    const key = path.posix.basename(name);
    const lists = urls.map((url) => url.slice(0, -key.length - 1));
    const naming = new RegExp(`(?:${lists.map(escapePattern).join("|")})[/#]${escapePattern(key)}(?![\\w-])`, "u");
    const [hasPage, row] = [urls.some((url) => !url.includes("#")), `"key":"${key}"`];
    return urls.length > 0 ? [{ name, urls, lists, naming, hasPage, row }] : [];
  });
  const findDocument = (text: string) =>
    Array.from(text.matchAll(documentInText), ([, written = ""]) =>
      nameWithoutDigest(written.replace(/[._-]+$/u, "")),
    ).find((name) => all.has(name));
  return (file, text) => {
    const page = findPageOfData(file);
    if (page !== undefined) {
      const place = getPageAt(page);
      const list = page.replace(/\/page\/\d+$/u, "");
      const own = entries.find(({ urls, lists, hasPage, row }) =>
        hasPage ? urls.includes(page) : place?.route.id !== "home" && lists.includes(list) && text.includes(row),
      );
      return own?.name ?? (place?.entry === undefined ? undefined : findDocument(text));
    }
    if (file.includes("/lists/")) return entries.find(({ row }) => text.includes(row))?.name;
    // Lines of calendars are folded.
    const unfolded = text.replaceAll(/\r?\n[ \t]/gu, "");
    return findDocument(unfolded) ?? entries.find(({ naming }) => naming.test(unfolded))?.name;
  };
}
