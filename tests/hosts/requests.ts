/**
 * Requests for pages and files, with the responses of every server: `npm run serve`, nginx and Apache. Derived from the
 * registry of routes and from requests.yaml.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { listFiles } from "../../src/pipeline/published-folder";
import { documentRedirect, documentUrlsFile } from "../../src/site/documents";
import { getCacheControl, getPageFile, pageFile } from "../../src/site/http";
import { type LocaleCode, localeCodes } from "../../src/site/locales";
import { getLocaleOfPath, listAllPages, localizePath, pathTo } from "../../src/site/paths";
import { publicFolder } from "../site/folder";

/** A request and its expected response. */
export interface Row {
  /** The request target, sent unchanged. */
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The conditional header to repeat the request with; its value is the validator of the first response. */
  readonly again?: "if-none-match" | "if-modified-since";
  /** The status; `refused` means any status of a refusal. */
  readonly status: number | "refused";
  /** The file whose content is sent, relative to the published folder. */
  readonly file?: string;
  /** The expected content encoding. */
  readonly encoding?: "br" | "gzip";
  /** The byte range that is sent, both ends included. */
  readonly range?: readonly [from: number, to: number];
  /** The target of a redirect. */
  readonly location?: string;
  /** The language of the not-found page. */
  readonly language?: LocaleCode;
  readonly cacheControl?: string;
}

/** Creates a request for a file at its URL. */
const get = (file: string, more: Partial<Row> = {}): Row => ({
  target: file,
  status: 200,
  file,
  cacheControl: getCacheControl(file),
  ...more,
});
/** Creates a request for a page at its canonical URL. */
const page = (url: string, more: Partial<Row> = {}): Row => get(getPageFile(url), { target: url, ...more });
/** Creates a request for an unknown URL. */
const unknown = (target: string, more: Partial<Row> = {}): Row => ({
  target,
  status: 404,
  language: getLocaleOfPath(target),
  cacheControl: getCacheControl("/"),
  ...more,
});
/** Creates a request for another spelling of a URL, which redirects. */
const moved = (target: string, location: string, more: Partial<Row> = {}): Row => ({
  target,
  status: 301,
  location,
  cacheControl: getCacheControl("/"),
  ...more,
});
/** Creates a request that the server must refuse. */
const refused = (target: string, method = "GET"): Row => ({ target, status: "refused", method });
/** Creates an Accept-Encoding header. */
const accepting = (value: string) => ({ headers: { "accept-encoding": value } });

const files = listFiles(publicFolder).map((file) => `/${file}`);
const findFile = (pattern: RegExp): string => {
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`The built site has no file like ${pattern}`);
  return found;
};

/** Reads a file of the built site. */
export function readPublished(file: string): Buffer {
  return readFileSync(path.join(publicFolder, file));
}

const rti = pathTo("rti", "en");
const documents = z.record(z.string(), z.string()).parse(JSON.parse(readPublished(documentUrlsFile).toString()));
const [[stable, document] = ["", ""]] = Object.entries(documents);
const size = readPublished(document).length;
const script = findFile(/^\/app-[0-9a-f]+\.js$/);
const data = findFile(/^\/page-data\/.*\.json$/);
const gaps = {
  ...{ rti, stable, document, script, data, size, font: findFile(/^\/static\/.*\.woff2$/) },
  long: `/a${`${",".repeat(200)}/`.repeat(15)}x`,
  ...{ doubleSize: size * 2, last: size - 1, fourthLast: size - 4 },
};

const written = readFileSync(path.join(__dirname, "requests.yaml"), "utf8");
const filled = Object.entries(gaps).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, `${value}`), written);
const list = z.array(z.string());
const encoding = z.enum(["br", "gzip"]);
const headers = z.record(z.string(), z.string());
const table = z.strictObject({
  unknownInEachLanguage: list,
  unknown: list,
  refused: list,
  refusedMethods: list,
  signs: z.strictObject({ behindPages: list, behindDocuments: list }),
  moved: z.record(z.string(), z.string()),
  pages: z.record(z.string(), z.string()),
  files: z.array(
    z.strictObject({ file: z.string(), accept: z.exactOptional(z.string()), encoding: z.exactOptional(encoding) }),
  ),
  encodings: z.record(z.string(), encoding.nullable()),
  withHeaders: z.array(
    z.strictObject({
      target: z.string(),
      headers,
      status: z.exactOptional(z.number()),
      range: z.exactOptional(z.tuple([z.coerce.number(), z.coerce.number()])),
    }),
  ),
});
const requests = table.parse(parse(filled));

const pages = listAllPages().map(({ path: url }) => url);

/** Every page at its canonical URL, in the best encoding of current browsers. */
const exact = pages.map((url) => page(url, { ...accepting("gzip, deflate, br, zstd"), encoding: "br" }));

/** Every page at misspelt URLs. Redirects must preserve the query. */
const misspelt = pages.flatMap((url) => {
  const spellings = [`${url}/`, `${url === "/" ? "" : url}/index.html`, url.toUpperCase(), url.toLowerCase()];
  return [...new Set(spellings)]
    .filter((spelling) => spelling !== url)
    .map((spelling) => moved(`${spelling}?year=2023&kind=a%20b`, `${url}?year=2023&kind=a%20b`));
});

/** The later pages of paginated lists. */
const numbered = files
  .filter((file) => /\/page\/\d+\/index\.html$/.test(file))
  .map((file) => file.slice(0, -pageFile.length - 1));

const { behindPages, behindDocuments } = requests.signs;
const behind = [
  ...[rti, pathTo("results", "hi"), pathTo("schools", "sa"), ...numbered.slice(0, 1)].flatMap((url) =>
    behindPages.map((sign) => moved(`${url}${sign}?year=2023`, `${url}?year=2023`)),
  ),
  ...[document, stable].flatMap((url) => behindDocuments.map((sign) => moved(`${url}${sign}?a=b`, `${url}?a=b`))),
];

const unknownUrls = [
  ...localeCodes.flatMap((code) => requests.unknownInEachLanguage.map((url) => localizePath(url, code))),
  ...[...requests.unknown, document.replace("/documents/", "/DOCUMENTS/"), script.toUpperCase()],
];

const head = [
  page(rti, { method: "HEAD" }),
  page(rti, { method: "HEAD", ...accepting("br"), encoding: "br" }),
  get(document, { method: "HEAD" }),
  unknown("/nothing", { method: "HEAD" }),
  moved("/rti", rti, { method: "HEAD" }),
];

/** Encodes the characters outside ASCII in a target, as browsers do. */
const encoded = (target: string) => target.replaceAll(/\P{ASCII}+/gu, encodeURIComponent);

/** Requests for pages, other spellings, unknown URLs and protected files. */
export const rows: readonly Row[] = [
  ...exact,
  ...misspelt,
  ...numbered.flatMap((url) => [page(url), moved(url.toUpperCase(), url), moved(`${url}/`, url)]),
  ...behind,
  ...unknownUrls.map((url) => unknown(url)),
  ...requests.refused.map((target) => refused(target)),
  ...requests.refusedMethods.flatMap((method) => [rti, "/nothing"].map((target) => refused(target, method))),
  ...Object.entries(requests.moved).map(([target, location]) => moved(encoded(target), location)),
  ...Object.entries(requests.pages).map(([target, url]) => page(url, { target })),
  ...head,
];

/** Repeated requests, with the validator of the first response. */
const conditions = [page(rti), get(script), get(document), get(data)].flatMap((row) =>
  (["if-none-match", "if-modified-since"] as const).flatMap((again): Row[] => [
    { ...row, again, status: 304 },
    { ...row, again, status: 304, ...accepting("gzip") },
  ]),
);

/** Requests for files in all encodings, ranges and conditions. */
export const delivery: readonly Row[] = [
  ...requests.files.map(({ file, accept, ...more }) => get(file, { ...more, ...(accept && accepting(accept)) })),
  moved(stable, document, documentRedirect),
  moved(`${stable}?page=2`, `${document}?page=2`, documentRedirect),
  moved(stable, document, { ...documentRedirect, method: "HEAD" }),
  ...Object.entries(requests.encodings).flatMap(([accepted, expected]) => {
    const more = { ...accepting(accepted), ...(expected && { encoding: expected }) };
    return [page(rti, more), unknown("/hi/nothing", more)];
  }),
  ...conditions,
  ...requests.withHeaders.map(({ target, status = 200, ...more }) => {
    if (target === rti) return page(rti, more);
    if (target === "/nothing") return unknown(target, more);
    // Servers differ in the headers of an error.
    return status > 400 ? { target, status, ...more } : get(target, { status, ...more });
  }),
];
