/**
 * What is asked of every server of the site, and what each must answer: the same, whoever serves. Data, made from the
 * registry where it speaks of pages. `npm run serve`, nginx and Apache are held to it.
 */
import { documentRedirect } from "../../src/site/documents";
import { type LocaleCode, localeCodes } from "../../src/site/locales";
import { allPages, inLocale, localeOfPath, pathTo } from "../../src/site/paths";
import { cacheControlOf, fileOfPage } from "../../src/site/production";
import { longestPath, longestTarget } from "../../src/site/requests";
import { published } from "./published";

/** A request and its answer. */
export interface Row {
  /** The request's target as it is sent. */
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent again with what the first answer gave to know it by. */
  readonly again?: "if-none-match" | "if-modified-since";
  /** A status, or those of servers whose own parser answers before any rule is read. */
  readonly status: number | { readonly usual: number; readonly apache: number };
  /** The file, below the published folder, whose content is sent. */
  readonly file?: string;
  /** The content coding it is sent in. */
  readonly encoding?: "br" | "gzip";
  /** The part of it that is sent. */
  readonly range?: readonly [from: number, to: number];
  /** Where a redirect leads. */
  readonly location?: string;
  /** The language in which it is said that nothing was found. */
  readonly language?: LocaleCode;
  readonly cacheControl?: string;
}

const get = (file: string, more: Partial<Row> = {}): Row => ({
  target: file,
  status: 200,
  file,
  cacheControl: cacheControlOf(file),
  ...more,
});
const page = (address: string, more: Partial<Row> = {}): Row => get(fileOfPage(address), { target: address, ...more });
const unknown = (target: string, more: Partial<Row> = {}): Row => ({
  target,
  status: 404,
  language: localeOfPath(target),
  cacheControl: cacheControlOf("/"),
  ...more,
});
const moved = (target: string, location: string): Row => ({
  target,
  status: 301,
  location,
  cacheControl: cacheControlOf("/"),
});
const refused = (target: string, status: Row["status"] = 400, more: Partial<Row> = {}): Row => ({
  target,
  status,
  cacheControl: "no-store",
  ...more,
});

const rti = pathTo("rti", "en");
const { script, font, document, stable, icon, data, numbered } = published();
const pages = allPages().map(({ path }) => path);
const accepting = (value: string) => ({ headers: { "accept-encoding": value } });

/** Every page at its exact address, in the best form that a browser of today accepts. */
const exact = pages.map((path) => page(path, { ...accepting("gzip, deflate, br, zstd"), encoding: "br" }));

/** Every page by other spellings, with a query that must survive. */
const misspelt = pages.flatMap((path) => {
  const spellings = [
    `${path}/`,
    `${path === "/" ? "" : path}/index.html`,
    path.toUpperCase(),
    path.toLowerCase(),
    `/${path}`,
  ];
  return [...new Set(spellings)]
    .filter((spelling) => spelling !== path && spelling !== "//")
    .map((spelling) => moved(`${spelling}?year=2023&kind=a%20b`, `${path}?year=2023&kind=a%20b`));
});

const oddSpellings = [
  moved("//", "/"),
  moved("/index.html", "/"),
  moved("/hi//", "/hi"),
  moved("/HI/index.html/", "/hi"),
  moved("/School//School-List", "/School/School-List"),
  moved("/school/school-list/page/1", "/School/School-List"),
  moved("/hi/School/School-List/page/001/", "/hi/School/School-List"),
  moved(`${rti}/?`, `${rti}`),
  page(`${rti}`, { target: `${rti}?a=/../b` }),
  page(`${rti}`, { target: `${rti}?${"a".repeat(3000)}` }),
  page(rti, { target: rti.replace("R", "%52") }),
  page("/", { target: "/?" }),
  page("/", { target: "http://localhost/" }),
  moved("http://localhost/rti", rti),
  ...numbered.flatMap((path) => [page(path), moved(path.toUpperCase(), path), moved(`${path}/`, path)]),
];

const unknowns = localeCodes.flatMap((code) =>
  [
    "/nothing",
    "/nothing/",
    "/nothing/at/all",
    "/nothing.html",
    "/RTI/nothing",
    "/RTI/index.html/x",
    "/Result/page/999",
    "/RTI/page/2",
    "/404.html",
    "/404",
    "/%E0%A4%95",
  ].map((path) => unknown(inLocale(path, code))),
);

const notAddresses = [
  unknown("/HI/nothing?x=1"),
  unknown("/sanskrit"),
  unknown("/hindi/RTI"),
  unknown("/hi/hi/RTI"),
  unknown("/documents"),
  unknown("/documents/"),
  unknown("/static"),
  unknown("/page-data/"),
  unknown(`${document}/`),
  unknown(document.replace("/documents/", "/documents//")),
  unknown(document.replace("/documents/", "/DOCUMENTS/")),
  unknown(`${script}.br`),
  unknown(`${script}.gz`),
  unknown(`${script}.map`),
  unknown(`${rti}/index.html.gz`),
  unknown(script.toUpperCase()),
  unknown("/_headers"),
  unknown("/_redirects"),
  unknown("/_documents.json"),
  unknown("/.htaccess"),
  unknown("/documents/.htaccess"),
  unknown("/.nojekyll"),
  unknown("/%2ehtaccess"),
  unknown("/.git/config"),
  unknown("/.env"),
  unknown("/.well-known"),
  unknown("/.well-known/nothing"),
  unknown("/deploy/nginx/http.conf"),
  unknown("/package.json"),
  unknown("/content/site.yaml"),
  unknown("/wp-login.php"),
  unknown("/cgi-bin/test"),
  unknown("//example.org/"),
  unknown("//example.org/%E0%A4%95"),
  unknown("/C:/outside.txt"),
  unknown("/.../outside.txt"),
  unknown("/...."),
  unknown("/~root"),
  unknown("/a%20b"),
  unknown("/%25"),
  unknown("/%3Fx"),
  unknown("/%23x"),
  unknown("/RTI%20"),
  unknown("/RTI%2520"),
  unknown("/RTI;a=b"),
  unknown("/server-status"),
];

const traversals = [
  ["/../outside.txt", 400],
  ["/..", 400],
  ["/./", 400],
  ["/RTI/.", 400],
  ["/RTI/..", 400],
  ["/RTI/../Result", 400],
  ["/RTI/..?x=1", 400],
  ["/.?x=1", 400],
  ["/documents/../../etc/passwd", 400],
  ["/%2e%2e/outside.txt", 400],
  ["/%2E%2E/%2E%2E/etc/passwd", 400],
  ["/.%2e/outside.txt", 400],
  ["/%2e/RTI", 400],
  ["/..%5coutside.txt", 400],
  ["/..\\outside.txt", 400],
  ["/RTI\\", 400],
  ["/..%2foutside.txt", 400],
  ["/RTI%2Fx", 400],
  ["/%c0%ae%c0%ae/outside.txt", 400],
  ["/%e0%80%ae%e0%80%ae/outside.txt", 400],
  ["/%ed%a0%80", 400],
  ["/%f4%90%80%80", 400],
  ["/%ff", 400],
  ["/%c2%85", 400],
  ["/%7f", 400],
  ["/%", 400],
  ["/%zz", 400],
  ["/%4", 400],
  ["/a%0d%0aset-cookie:x", 400],
  ["/a%0aLocation:%20x", 400],
  ["/%1b[31m", 400],
  ["//example.org/..", 400],
  ["*", 400],
].map(([target, status]) => refused(String(target), Number(status)));

/** Apache's parser knows no NUL and finds nothing at it. */
const nul = ["/%00", `${document}%00.html`, "/RTI%00"].map(
  (target): Row => ({
    target,
    status: { usual: 400, apache: 404 },
  }),
);

const twiceEncoded = [
  "/%252e%252e/outside.txt",
  "/%252e%252e%252foutside.txt",
  "/..%252foutside.txt",
  "/%25%32%65%25%32%65/etc/passwd",
  "/%252500",
].map((target) => unknown(target));

const long = [
  unknown(`/${"a".repeat(300)}`),
  unknown(`/${"a".repeat(longestPath)}`),
  unknown(`/hi/${"a/".repeat(2000)}`),
  unknown(`${"/".repeat(5000)}x`),
  unknown("/".repeat(longestTarget - 100), { language: "en" }),
  unknown(`/hi/${"%2e".repeat(1000)}`),
  refused(`/${"a".repeat(longestTarget)}`, 414),
  refused(`${rti}?${"a".repeat(longestTarget)}`, 414),
];

const oddMethods = ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "SEARCH", "PURGE"].flatMap(
  (method) => [rti, "/nothing"].map((target) => refused(target, 405, { method })),
);

const head = [
  page(rti, { method: "HEAD" }),
  page(rti, { method: "HEAD", ...accepting("br"), encoding: "br" }),
  get(document, { method: "HEAD" }),
  unknown("/nothing", { method: "HEAD" }),
  { ...moved("/rti", rti), method: "HEAD" },
  refused("/%zz", 400, { method: "HEAD" }),
];

const files = [
  get(script, { ...accepting("br"), encoding: "br" }),
  get(script, { ...accepting("gzip"), encoding: "gzip" }),
  get(script),
  get(font, accepting("br, gzip")),
  get(icon, { ...accepting("br"), ...published().encodingOf(icon) }),
  get(data, { ...accepting("br"), encoding: "br" }),
  get(data),
  get(document, accepting("br, gzip")),
  get("/robots.txt"),
  get("/sitemap.xml", { ...accepting("br"), encoding: "br" }),
  get("/.well-known/security.txt"),
  get("/feeds/all.atom", { ...accepting("gzip"), encoding: "gzip" }),
  get("/hi/feeds/all.json", { ...accepting("br"), encoding: "br" }),
  get("/sa/calendars/tenders.ics"),
  get("/share/home.png", accepting("br")),
  { target: stable, status: 302, location: document, cacheControl: documentRedirect.cacheControl },
  {
    target: `${stable}?page=2`,
    status: 302,
    location: `${document}?page=2`,
    cacheControl: documentRedirect.cacheControl,
  },
  { target: stable, method: "HEAD", status: 302, location: document, cacheControl: documentRedirect.cacheControl },
] satisfies Row[];

const encodings = (
  [
    ["br", "br"],
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["gzip;q=0.5", "gzip"],
    ["gzip;q=1.0, br;q=0.5", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0,gzip;q=0", undefined],
    ["identity", undefined],
    ["deflate", undefined],
    ["zstd", undefined],
    ["brotli, x-br", undefined],
    ["", undefined],
  ] as const
).flatMap(([accepted, encoding]) => {
  const asked = { ...accepting(accepted), ...(encoding ? { encoding } : {}) };
  return [page(rti, asked), unknown("/hi/nothing", asked)];
});

const conditions = [rti, script, document, data].flatMap((target) => {
  const found = target === rti ? page(rti) : get(target);
  return (["if-none-match", "if-modified-since"] as const).flatMap((again): Row[] => [
    { target, again, status: 304, cacheControl: found.cacheControl ?? "" },
    { target, again, status: 304, cacheControl: found.cacheControl ?? "", ...accepting("gzip") },
  ]);
});

const otherConditions = [
  page(rti, { headers: { "if-none-match": '"another"' } }),
  page(rti, { headers: { "if-modified-since": "Sat, 01 Jan 2000 00:00:00 GMT" } }),
  page(rti, { headers: { "if-modified-since": "no date" } }),
  get(document, { headers: { "if-range": '"another"', range: "bytes=0-3" } }),
  refused(document, 412, { headers: { "if-match": '"another"' } }),
  refused(document, 412, { headers: { "if-unmodified-since": "Sat, 01 Jan 2000 00:00:00 GMT" } }),
  unknown("/nothing", { headers: { "if-none-match": "*" } }),
  unknown("/nothing", { headers: { "if-match": '"another"' } }),
  unknown("/nothing", { headers: { range: "bytes=0-3" } }),
];

const size = published().sizeOf(document);
const ranges = [
  get(document, { headers: { range: "bytes=0-3" }, status: 206, range: [0, 3] }),
  get(document, { headers: { range: "bytes=-4" }, status: 206, range: [size - 4, size - 1] }),
  get(document, { headers: { range: "bytes=100-" }, status: 206, range: [100, size - 1] }),
  get(document, { headers: { range: `bytes=0-${size * 2}` }, status: 206, range: [0, size - 1] }),
  get(document, { headers: { range: "lines=1-2" } }),
  refused(document, 416, { headers: { range: `bytes=${size}-` } }),
  get(script, { headers: { range: "bytes=0-99" }, status: 206, range: [0, 99] }),
];

/** The whole table. */
export const rows: readonly Row[] = [
  ...exact,
  ...misspelt,
  ...oddSpellings,
  ...unknowns,
  ...notAddresses,
  ...traversals,
  ...nul,
  ...twiceEncoded,
  ...long,
  ...oddMethods,
  ...head,
  ...files,
  ...encodings,
  ...conditions,
  ...otherConditions,
  ...ranges,
];
