import { readFile, writeFile } from "node:fs/promises";
import { computeSha256 } from "../../content/sha256";
import { editorUrl } from "../../site/editor";
import { isBelow } from "../../site/security";
import { type NoticeMarkup, withNotices } from "../notices";
import { filesBelow, urlIn } from "../published-folder";
import { deferAppScripts } from "./defer-app-scripts";
import { encodedDigests } from "./encode";
import { addPolicy, currentPolicy } from "./policy";

/** The result of a run over a published folder. */
export interface PagesReport {
  readonly pages: number;
  readonly changed: number;
  /** The length of the longest policy, in characters. */
  readonly longest: number;
}

/**
 * Finishes every page of a published folder: its scripts wait for the app loader, it shows the notices of the day, and its
 * policy names what it then inlines. Done again, it changes nothing. A page that the build before published is not parsed
 * again: of thousands of entries most builds change one.
 *
 * @param markup undefined where there are no notices
 * @param compressed the cache of `compressFolder`, which holds what the build before published
 * @throws for a page that is not as it should be, by the path of its file
 */
export async function finishPages(
  folder: string,
  markup: NoticeMarkup | undefined,
  compressed?: string,
): Promise<PagesReport> {
  const published = compressed === undefined ? new Set<string>() : await encodedDigests(compressed);
  const report = { pages: 0, changed: 0, longest: 0 };
  for (const file of await filesBelow(folder)) {
    const url = urlIn(folder, file);
    if (!file.endsWith(".html") || isBelow(editorUrl, url)) continue;
    const found = await readFile(file, "utf8");
    // Gatsby leaves parts of pages too, which no server publishes.
    if (!/^<!doctype html>/i.test(found)) continue;
    const html = withNotices(deferAppScripts(found, url), markup);
    const policy = published.has(computeSha256(html)) ? currentPolicy(html) : undefined;
    const page = policy === undefined ? addPolicy(html, url) : { html, policy };
    if (page.html !== found) {
      await writeFile(file, page.html);
      report.changed += 1;
    }
    report.pages += 1;
    report.longest = Math.max(report.longest, page.policy.length);
  }
  return report;
}
