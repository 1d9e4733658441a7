import { computeSha256 } from "../../src/content/sha256";
import { type ClerkTexts, getTexts } from "../../src/messages";
import type { DigestList } from "../../src/pipeline/digest-list";
import { getStaticHostHeaders } from "../../src/pipeline/postbuild/server-config/static-hosts";
import { contentUrl, nameWithoutDigest } from "../../src/site/documents";
import { getCacheControl, getPageFile } from "../../src/site/http";
import { defaultLocale, localeCodes } from "../../src/site/locales";
import { findNotFoundFile, pathTo } from "../../src/site/paths";
import { routes } from "../../src/site/routes";
import { dataPolicy, getSecurityHeaders } from "../../src/site/security";
import { hostLimits, type PublishingHost } from "../publish/hosts";
import { askServer, type ServerAnswer, toUrl } from "./ask";
import { getUnknownPath } from "./files";
import type { WithdrawnFiles } from "./withdrawn";

/** Checks how a site is delivered: a page per template and language, files of each kind, redirects and 404s. */
export async function findDeliveryFaults(
  origin: string,
  list: DigestList,
  host: PublishingHost,
  { mayLack }: WithdrawnFiles,
): Promise<ClerkTexts[]> {
  const faults: ClerkTexts[] = [];
  for (const path of samplePages().filter((page) => !mayLack(getPageFile(page))))
    faults.push(...pageFaults(await askServer(origin, path, "follow"), path, host));
  const { hashed, document, data } = sampleFiles(Object.keys(list.files).filter((file) => !mayLack(file)));
  for (const file of [hashed, data, host === "ssh" ? document : undefined]) {
    if (file !== undefined) faults.push(...headerFaults(await askServer(origin, file), file, file, host));
  }
  if (hostLimits[host].redirects) faults.push(...(await findRedirectFaults(origin, document)));
  for (const code of localeCodes) faults.push(...(await findUnknownFaults(origin, code, list, host)));
  return faults;
}

/** Returns the path of one page per template and language. */
export function samplePages(): string[] {
  const first = new Map(routes.toReversed().map((route) => [route.template, route.id]));
  return [...first.values()].flatMap((id) => localeCodes.map((code) => pathTo(id, code)));
}

/** Picks a script that is cached for a year, a document at its URL with a digest, and a data file. */
function sampleFiles(names: readonly string[]) {
  return {
    hashed: names.find((name) => /^\/app-[0-9a-f]+\.js$/u.test(name)),
    document: names.find((name) => contentUrl.test(name)),
    data: names.find((name) => dataPolicy.files.test(name) && !contentUrl.test(name)),
  };
}

function pageFaults(answer: ServerAnswer, path: string, host: PublishingHost): ClerkTexts[] {
  const { status, url, body } = answer;
  if (status !== 200) return [getTexts("verify.status", { url, expected: 200, found: status })];
  const hasPolicy = body.includes('http-equiv="Content-Security-Policy"');
  return [
    ...(hasPolicy ? [] : [getTexts("verify.policy", { url })]),
    ...headerFaults(answer, path, getPageFile(path), host),
  ];
}

/** Compares the headers of a response with those in `src/site`. */
function headerFaults({ url, headers }: ServerAnswer, path: string, file: string, host: PublishingHost): ClerkTexts[] {
  if (!hostLimits[host].headers) return [];
  const security = hostLimits[host].overrides ? getSecurityHeaders(path, file) : getStaticHostHeaders(file);
  const expected = Object.entries({ ...security, "Cache-Control": getCacheControl(file) });
  return expected.flatMap(([name, value]) => {
    const found = headers.get(name);
    if (found === null) return [getTexts("verify.header-missing", { url, name, expected: value })];
    const isSame = found.replace(/,\s*/gu, ", ") === value;
    return isSame ? [] : [getTexts("verify.header", { url, name, expected: value, found })];
  });
}

/**
 * Checks two redirects: from a lowercase path to the page, and from a document's stable URL to its URL with a digest.
 */
async function findRedirectFaults(origin: string, document: string | undefined): Promise<ClerkTexts[]> {
  const page = pathTo("rti", defaultLocale);
  const expected = [[page.toLowerCase(), page] as const];
  if (document !== undefined) expected.push([nameWithoutDigest(document), document]);
  const faults = expected.map(async ([from, to]) => {
    const { url, status, headers } = await askServer(origin, from);
    const location = headers.get("location");
    const isRight = location !== null && new URL(location, url).href === toUrl(origin, to);
    // Some hosts serve the document at its stable URL.
    if (isRight || (to === document && status === 200)) return [];
    return [
      getTexts("verify.redirect", {
        url,
        expected: to,
        found: `${status}${location === null ? "" : ` ${location}`}`,
      }),
    ];
  });
  return (await Promise.all(faults)).flat();
}

async function findUnknownFaults(
  origin: string,
  code: (typeof localeCodes)[number],
  { files }: DigestList,
  host: PublishingHost,
): Promise<ClerkTexts[]> {
  const { url, status, body } = await askServer(origin, getUnknownPath(code));
  if (status !== 404) return [getTexts("verify.status", { url, expected: 404, found: status })];
  const isRight = computeSha256(body) === files[findNotFoundFile(hostLimits[host].languages ? code : defaultLocale)];
  return isRight ? [] : [getTexts("verify.not-found-language", { url, language: code })];
}
