/**
 * Requests for pages and for protected files, with the responses of every server: `npm run serve`, nginx and Apache.
 * Derived from the registry of routes.
 */
import { localeCodes } from "../../src/site/locales";
import { allPages, localizePath, pathTo } from "../../src/site/paths";
import { published } from "./published";
import { accepting, get, moved, page, type Row, refused, unknown } from "./row";

const rti = pathTo("rti", "en");
const { script, document, stable, numbered } = published();
const pages = allPages().map(({ path }) => path);

/** Every page at its canonical URL, in the best encoding of current browsers. */
const exact = pages.map((path) => page(path, { ...accepting("gzip, deflate, br, zstd"), encoding: "br" }));

/** Every page at misspelt URLs. Redirects must preserve the query. */
const misspelt = pages.flatMap((path) => {
  const spellings = [`${path}/`, `${path === "/" ? "" : path}/index.html`, path.toUpperCase(), path.toLowerCase()];
  return [...new Set(spellings)]
    .filter((spelling) => spelling !== path)
    .map((spelling) => moved(`${spelling}?year=2023&kind=a%20b`, `${path}?year=2023&kind=a%20b`));
});

const oddSpellings = [
  moved("/index.html", "/"),
  moved("/HI/index.html/", "/hi"),
  moved("/school/school-list/page/1", "/School/School-List"),
  moved("/hi/School/School-List/page/001/", "/hi/School/School-List"),
  moved(`${rti}/?`, `${rti}`),
  page(`${rti}`, { target: `${rti}?a=/../b` }),
  page(rti, { target: rti.replace("R", "%52") }),
  page("/", { target: "/?" }),
  ...numbered.flatMap((path) => [page(path), moved(path.toUpperCase(), path), moved(`${path}/`, path)]),
];

/** Signs that chat programs, mail and print append to URLs, escaped as browsers send them. */
const signs = [
  ..."%E0%A5%A4 %E0%A5%A5 . , ; : ! ) %29 %5D %3E ' %22 %3F %20 %C2%A0 %E2%80%8B %E2%80%8D %EF%BB%BF %E2%80%99".split(
    " ",
  ),
  ..."). ,%E2%80%8B %20%E0%A5%A4 /%E0%A5%A4 /index.html, %2C/".split(" "),
];
const behind = [rti, pathTo("results", "hi"), pathTo("schools", "sa"), ...numbered.slice(0, 1)].flatMap((path) =>
  signs.map((sign) => moved(`${path}${sign}?year=2023`, `${path}?year=2023`)),
);
const behindDocuments = [document, stable].flatMap((path) =>
  [".", ")", "/", "%E0%A5%A4", "%E2%80%8B", "%20", ")."].map((sign) => moved(`${path}${sign}?a=b`, `${path}?a=b`)),
);

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
  ].map((path) => unknown(localizePath(path, code))),
);

const notAddresses = [
  ...["/nothing.", "/nothing%E0%A5%A4", `${script}.`, "/hi/nothing)"].map((path) => unknown(path)),
  unknown("/HI/nothing?x=1"),
  unknown("/sanskrit"),
  unknown("/hindi/RTI"),
  unknown("/hi/hi/RTI"),
  unknown("/documents"),
  unknown("/documents/"),
  unknown("/static"),
  unknown("/page-data/"),
  unknown("/documents/nothing.pdf."),
  unknown(document.replace("/documents/", "/DOCUMENTS/")),
  unknown(`${script}.br`),
  unknown(`${script}.gz`),
  unknown(`${script}.map`),
  unknown(`${rti}/index.html.gz`),
  unknown(script.toUpperCase()),
  unknown("/_headers"),
  unknown("/_redirects"),
  unknown("/_documents.json"),
  unknown("/webpack.stats.json"),
  unknown("/chunk-map.json"),
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
  unknown("/C:/outside.txt"),
  unknown("/.../outside.txt"),
  unknown("/...."),
  unknown("/~root"),
  unknown("/a%20b"),
  unknown("/%25"),
  unknown("/%3Fx"),
  unknown("/%23x"),
  unknown("/RTI%2520"),
  unknown("/RTI;a=b"),
  unknown("/server-status"),
  // Below the editor's URL, all responses have other headers.
  unknown("/admin/nothing"),
  unknown("/admin/nothing?x=1"),
];

const traversals = [
  "/../outside.txt",
  "/documents/../../etc/passwd",
  "/%2e%2e/outside.txt",
  "/%2E%2E/%2E%2E/etc/passwd",
  "/.%2e/outside.txt",
  "/..%5coutside.txt",
  "/..\\outside.txt",
  "/..%2foutside.txt",
  "/%c0%ae%c0%ae/outside.txt",
  "/%e0%80%ae%e0%80%ae/outside.txt",
  "/%ff",
  "/%zz",
  "/%00",
  `${document}%00.html`,
  "/a%0d%0aset-cookie:x",
  "/a%0aLocation:%20x",
  "/%252e%252e/outside.txt",
  "/%252e%252e%252foutside.txt",
  "/..%252foutside.txt",
  "/%25%32%65%25%32%65/etc/passwd",
].map((target) => refused(target));

const oddMethods = ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "SEARCH", "PURGE"].flatMap(
  (method) => [rti, "/nothing"].map((target) => refused(target, { method })),
);

const head = [
  page(rti, { method: "HEAD" }),
  page(rti, { method: "HEAD", ...accepting("br"), encoding: "br" }),
  get(document, { method: "HEAD" }),
  unknown("/nothing", { method: "HEAD" }),
  { ...moved("/rti", rti), method: "HEAD" },
];

/** URLs of a previous site, from `tests/council/content/redirects.csv`, in any case, with and without a query. */
const former = [
  moved("/default.aspx", "/"),
  moved("/Default.ASPX?x=1", "/"),
  moved("/OLD%20ORDERS/index.aspx/", pathTo("orders", "en")),
  moved(encodeURI("/पुराने-आदेश.HTML"), pathTo("orders", "hi")),
  moved("/content.php?id=12", rti),
  moved("/Content.PHP?a=%20b&ID=12", rti),
  moved("/content.php/?id=12)", rti),
  moved("/content.php?id=12&lang=hi", pathTo("rti", "hi")),
  moved("/content.php?lang=HI&x&id=12", pathTo("rti", "hi")),
  moved("/?page_id=7", pathTo("results", "en")),
  moved(`/view.asp?name=${encodeURIComponent("परीक्षा फल")}`, pathTo("results", "en")),
  moved(
    `/view.asp?name=${encodeURIComponent("परीक्षा").toLowerCase()}+${encodeURIComponent("फल")}`,
    pathTo("results", "en"),
  ),
  moved("/Results.asp?id=3", "https://results.example/2026?exam=10"),
  page("/", { target: "/?page_id=77" }),
  page("/", { target: "/?xpage_id=7" }),
  unknown("/content.php"),
  unknown("/content.php?id=1"),
  unknown("/content.php?id=123"),
  unknown("/content.php%3Fid=12"),
];

/** Requests for pages, other spellings, unknown URLs and protected files. */
export const rows: readonly Row[] = [
  ...exact,
  ...misspelt,
  ...oddSpellings,
  ...behind,
  ...behindDocuments,
  ...unknowns,
  ...notAddresses,
  ...traversals,
  ...oddMethods,
  ...former,
  ...head,
];
