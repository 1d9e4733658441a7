/**
 * The requests to every server of the site with the required responses: the same for every server. Data, made from the
 * registry where it speaks of pages. `npm run serve`, nginx and Apache are held to it.
 */
import { localeCodes } from "../../src/site/locales";
import { allPages, localizePath, pathTo } from "../../src/site/paths";
import { longestPath, longestTarget } from "../../src/site/requests";
import { delivery } from "./delivery";
import { published } from "./published";
import { accepting, get, moved, page, type Row, refused, unknown } from "./row";

const rti = pathTo("rti", "en");
const { script, document, numbered } = published();
const pages = allPages().map(({ path }) => path);

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

/** What chat programs, mail and print put behind an address, escaped as browsers send it. */
const signs = [
  ..."%E0%A5%A4 %E0%A5%A5 . , ; : ! ) %29 %5D %3E ' %22 %3F %20 %C2%A0 %E2%80%8B %E2%80%8D %EF%BB%BF %E2%80%99".split(
    " ",
  ),
  ..."). ,%E2%80%8B %20%E0%A5%A4 /%E0%A5%A4 /index.html, %2C/".split(" "),
];
const behind = [rti, pathTo("results", "hi"), pathTo("schools", "sa"), ...numbered.slice(0, 1)].flatMap((path) =>
  signs.map((sign) => moved(`${path}${sign}?year=2023`, `${path}?year=2023`)),
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
  unknown("//example.org/%E0%A4%95"),
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
  // Below the editor's address other headers are sent, whatever is found there.
  unknown("/admin/nothing"),
  unknown("/admin/nothing?x=1"),
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

/** The whole table. */
export const rows: readonly Row[] = [
  ...exact,
  ...misspelt,
  ...oddSpellings,
  ...behind,
  ...unknowns,
  ...notAddresses,
  ...traversals,
  ...nul,
  ...twiceEncoded,
  ...long,
  ...oddMethods,
  ...head,
  ...delivery,
];
