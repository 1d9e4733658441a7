import { readFile, writeFile } from "node:fs/promises";
import { computeSha256 } from "../../content/sha256";
import { editorUrl } from "../../site/editor";
import { isBelow } from "../../site/security";
import { type NoticeMarkup, withNotices } from "../notices";
import { filesBelow, urlIn } from "../published-folder";
import { deferAppScripts } from "./defer-app-scripts";
import { encodedDigests } from "./encode";
import { addPolicy, currentPolicy } from "./policy";

/** The result of finishing the pages of a published folder. */
export interface PagesReport {
  readonly pages: number;
  readonly changed: number;
  /** The length of the longest policy, in characters. */
  readonly longest: number;
}

/**
 * Finishes every page of a published folder: defers its scripts, inserts site notices, and adds its content security
 * policy. Running it again changes nothing. It does not parse pages that the previous build published, since most
 * builds change one of thousands of entries.
 *
 * @param markup undefined without site notices
 * @param compressed the cache of `compressFolder`, which contains the files of the previous build
 * @throws for an invalid page, with the path of its file
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
    // Gatsby also leaves HTML fragments, which no server publishes.
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
