import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "../../src/content";
import { findDocumentUses, findSiteAddress } from "../../src/content/document-uses";
import { parseEntries } from "../../src/content/entry";
import { parseWithdrawn, readLedger, readWithdrawn } from "../../src/content/ledger";
import type { DigestList } from "../../src/pipeline/digest-list";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { listEntryUrls } from "../../src/pipeline/old-paths";
import { isOfDocuments, searchIndexFolder } from "../../src/search/format";
import {
  documentsUrl,
  getContentUrl,
  nameWithoutDigest,
  withdrawnMarks,
  withdrawnPages,
} from "../../src/site/documents";
import { getPageDataUrl } from "../../src/site/page-data";
import { withdrawnListPath } from "../../src/site/published-paths";
import { askServer } from "../verify/ask";
import type { PublishingHost } from "./hosts";
import { readLiveSite } from "./live-site";
import type { ReleaseFolder } from "./release-folder";

/** The prefix of the branch of a request to withdraw a document; its name follows. */
const requestPrefix = "withdraw-";

/**
 * Reads the withdrawals whose requests are not merged. For a server they are in a list on the live site; for a static
 * host, the branches of the requests name them.
 *
 * @param to a folder of releases on this machine
 * @returns the days of withdrawal, YYYY-MM-DD, by document name
 */
export async function readWaiting(
  host: PublishingHost,
  to: string | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<Map<string, string>> {
  return omitMerged(parseWithdrawn(host === "ssh" ? await readLiveList(to, environment) : listRequests()));
}

function omitMerged(withdrawn: ReadonlyMap<string, string>): Map<string, string> {
  const merged = readWithdrawn(listProjectFiles("."));
  return new Map([...withdrawn].filter(([name]) => !merged.has(name)));
}

async function readLiveList(to: string | undefined, environment: NodeJS.ProcessEnv): Promise<string> {
  if (to !== undefined && !environment.SITE_URL) {
    const file = path.join(to, "current", withdrawnListPath);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  }
  try {
    const { status, body } = await askServer(readLiveSite(environment).origin, withdrawnListPath);
    return status === 200 ? String(body) : "";
  } catch (error) {
    console.log(`The list of withdrawn documents cannot be read, so it is applied to the finished release: ${error}`);
    return "";
  }
}

function listRequests(): string {
  if (!gitSucceeds(".", "rev-parse")) return "";
  const format = "--format=%(refname:lstrip=3) %(committerdate:short)";
  const lines = git(".", "for-each-ref", format, `refs/remotes/origin/${requestPrefix}*`);
  return lines.replaceAll(new RegExp(`^${requestPrefix}`, "gmu"), "");
}

/** Formats what a release leaves out, for the person who publishes. */
export function formatWaiting(withdrawn: Iterable<readonly [name: string, day: string]>): string[] {
  return Array.from(
    withdrawn,
    ([name, day]) => `Left out, until the request of its withdrawal on ${day} is merged: ${name}`,
  );
}

/**
 * Applies the withdrawals of a folder to a copied release before visitors see it, including withdrawals after its
 * build.
 *
 * @returns lines that name what is left out
 */
export async function holdWithdrawals(folder: ReleaseFolder, id: string, list: DigestList): Promise<string[]> {
  const withdrawn = await folder.withdrawals.read();
  if (withdrawn.size === 0) return [];
  await folder.withdrawals.serve([id]);
  const waiting = omitMerged(withdrawn);
  for (const name of waiting.keys()) if (!Object.hasOwn(list.withdrawn, name)) await withdrawFromReleases(folder, name);
  return formatWaiting(waiting);
}

/**
 * Withdraws a document from every stored release. Also withdraws the pages of entries that name it, and the texts of
 * documents in the search index, which may contain its words.
 *
 * @returns the names of the document's withdrawn files
 */
export async function withdrawFromReleases(folder: ReleaseFolder, name: string): Promise<string[]> {
  const files = listProjectFiles(".");
  const { written } = parseEntries(files);
  const siteAddress = findSiteAddress(written);
  const isIssuer = (entry: (typeof written)[number]) =>
    findDocumentUses(entry, siteAddress).some((use) => use.name === name && use.address === undefined);
  // An entry without a page is a row of a list, and its URL has a fragment.
  const pages = written
    .filter(isIssuer)
    .flatMap(({ file }) => listEntryUrls(file))
    .filter((address) => !address.includes("#"));
  const versions = readLedger(files).filter((version) => version.name === name);
  const names = await folder.withdraw({
    folder: documentsUrl.slice(1),
    names: [name, ...versions.map(({ digest }) => path.posix.basename(getContentUrl(name, digest)))],
    isMatch: (file) => nameWithoutDigest(file.replace(/\.(?:br|gz)$/u, "")) === name,
    marks: withdrawnMarks,
  });
  const marks = withdrawnPages;
  for (const page of pages.flatMap((page) => [page, getPageDataUrl(page)])) {
    const { dir, base } = path.posix.parse(page.slice(1));
    await folder.withdraw({ folder: dir, names: [base], marks });
  }
  await folder.withdraw({ folder: searchIndexFolder, names: [], isMatch: isOfDocuments, marks });
  return names;
}
