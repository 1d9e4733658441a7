/**
 * Requests for pages and for protected files, with the responses of every server: `npm run serve`, nginx and Apache.
 * Derived from the registry of routes and from requests.yaml.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { localeCodes } from "../../src/site/locales";
import { listAllPages, localizePath, pathTo } from "../../src/site/paths";
import { published } from "./published";
import { accepting, get, moved, page, type Row, refused, unknown } from "./row";

const rti = pathTo("rti", "en");
const { script, document, stable, numbered } = published();
const pages = listAllPages().map(({ path: url }) => url);

const list = z.array(z.string());
const table = z.strictObject({
  unknownInEachLanguage: list,
  unknown: list,
  refused: list,
  refusedMethods: list,
  signs: z.strictObject({ behindPages: list, behindDocuments: list }),
  moved: z.record(z.string(), z.string()),
  pages: z.record(z.string(), z.string()),
});

const gaps = { rti, script, document, stable };
const written = readFileSync(path.join(__dirname, "requests.yaml"), "utf8");
const filled = Object.entries(gaps).reduce((text, [name, url]) => text.replaceAll(`{${name}}`, url), written);
const requests = table.parse(parse(filled));

/** Every page at its canonical URL, in the best encoding of current browsers. */
const exact = pages.map((url) => page(url, { ...accepting("gzip, deflate, br, zstd"), encoding: "br" }));

/** Every page at misspelt URLs. Redirects must preserve the query. */
const misspelt = pages.flatMap((url) => {
  const spellings = [`${url}/`, `${url === "/" ? "" : url}/index.html`, url.toUpperCase(), url.toLowerCase()];
  return [...new Set(spellings)]
    .filter((spelling) => spelling !== url)
    .map((spelling) => moved(`${spelling}?year=2023&kind=a%20b`, `${url}?year=2023&kind=a%20b`));
});

const ofNumberedPages = numbered.flatMap((url) => [page(url), moved(url.toUpperCase(), url), moved(`${url}/`, url)]);

const { behindPages, behindDocuments } = requests.signs;
const behind = [
  ...[rti, pathTo("results", "hi"), pathTo("schools", "sa"), ...numbered.slice(0, 1)].flatMap((url) =>
    behindPages.map((sign) => moved(`${url}${sign}?year=2023`, `${url}?year=2023`)),
  ),
  ...[document, stable].flatMap((url) => behindDocuments.map((sign) => moved(`${url}${sign}?a=b`, `${url}?a=b`))),
];

const unknowns = [
  ...localeCodes.flatMap((code) => requests.unknownInEachLanguage.map((url) => unknown(localizePath(url, code)))),
  ...[...requests.unknown, document.replace("/documents/", "/DOCUMENTS/"), script.toUpperCase()].map((url) =>
    unknown(url),
  ),
];

const refusals = [
  ...requests.refused.map((target) => refused(target)),
  ...requests.refusedMethods.flatMap((method) => [rti, "/nothing"].map((target) => refused(target, { method }))),
];

const head = [
  page(rti, { method: "HEAD" }),
  page(rti, { method: "HEAD", ...accepting("br"), encoding: "br" }),
  get(document, { method: "HEAD" }),
  unknown("/nothing", { method: "HEAD" }),
  { ...moved("/rti", rti), method: "HEAD" },
];

/** Encodes the characters outside ASCII in a target, as browsers do. */
const encoded = (target: string) => target.replaceAll(/\P{ASCII}+/gu, encodeURIComponent);

/** Requests for pages, other spellings, unknown URLs and protected files. */
export const rows: readonly Row[] = [
  ...exact,
  ...misspelt,
  ...ofNumberedPages,
  ...behind,
  ...unknowns,
  ...refusals,
  ...Object.entries(requests.moved).map(([target, location]) => moved(encoded(target), location)),
  ...Object.entries(requests.pages).map(([target, url]) => page(url, { target })),
  ...head,
];
