import { listAllPages } from "../../../site/paths";
import { formatHeadersFile, formatRedirectsFile, limits } from "./static-hosts";

const oldPaths = [
  { path: "/Old Orders/1.2.aspx", to: "/Government-Order#order-1" },
  { path: "/पुराना", to: "/hi/RTI" },
];

it("writes encoded redirects for static hosts, with and without a trailing slash", () => {
  const lines = formatRedirectsFile(["/"], {}, oldPaths, jest.fn()).split("\n");
  expect(lines).toContain("/Old%20Orders/1.2.aspx /Government-Order#order-1 301");
  expect(lines).toContain(`${encodeURI("/पुराना/")} /hi/RTI 301`);
});

it("prefers document redirects to others, and warns how many others a static host ignores", () => {
  const many = Array.from({ length: limits.redirects }, (_, at) => ({ path: `/old/${at}`, to: "/RTI" }));
  const warn = jest.fn<undefined, [string]>();
  const rules = formatRedirectsFile(["/"], { "/documents/a.pdf": "/documents/a.0123456789abcdef.pdf" }, many, warn);
  const lines = rules.split("\n").filter((line) => line.startsWith("/"));
  expect(lines.length).toBeLessThanOrEqual(limits.redirects);
  expect(lines).toContain("/documents/a.pdf /documents/a.0123456789abcdef.pdf 302");
  const written = lines.filter((line) => line.startsWith("/old/")).length / 2;
  expect(written).toBeGreaterThan(0);
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining(`leaves out ${limits.redirects - written} of ${limits.redirects} old`),
  ]);
});

it.each([
  { path: "/orders/:id" },
  { path: "/news*" },
  { path: "/a:b" },
  { path: `/${"a".repeat(limits.redirectLine)}` },
  { path: "/content.php", query: "id=12" },
])("leaves out and reports $path", (from) => {
  const warn = jest.fn<undefined, [string]>();
  expect(formatRedirectsFile(["/"], {}, [{ ...from, to: "/RTI" }], warn)).not.toContain(from.path);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining("leaves out 1 of 1 old paths")]);
});

const hashed = [
  "/app-0123456789abcdef0123.js",
  "/component---src-templates-a-tsx-0123456789abcdef0123.js",
  "/styles.0123456789abcdef.css",
];
const fail = (text: string) => {
  throw new Error(text);
};
const rulesOf = (text: string) => text.split("\n\n").filter((rule) => rule.startsWith("/"));

it("caches only files with a digest in their name for a year", () => {
  const rules = rulesOf(formatHeadersFile([...hashed, "/sw.js", "/index.html", "/robots.txt"]));
  const kept = rules.filter((rule) => rule.includes("immutable")).map((rule) => rule.split("\n")[0]);
  expect(kept).toEqual(["/static/*", "/app-*", "/component---*", "/styles.*"]);
});

it("sets no header twice for one URL except policies, since hosts would send both", () => {
  const names = rulesOf(formatHeadersFile([...hashed, "/mark.svg", "/hi/feeds/all.atom"])).map((rule) =>
    [...rule.matchAll(/^ {2}([^:]+):/gm)].map(([, name]) => name),
  );
  const [everywhere = [], ...others] = names;
  const twice = others.flat().filter((name) => everywhere.includes(name));
  expect(new Set(twice)).toEqual(new Set(["Content-Security-Policy"]));
  expect(everywhere).toContain("Content-Security-Policy");
});

it("forbids scripts in files that are not pages", () => {
  const rules = rulesOf(formatHeadersFile([...hashed, "/mark.svg", "/hi/feeds/all.atom", "/hi/feeds/news.atom"]));
  const patterns = rules.filter((rule) => rule.includes("sandbox")).map((rule) => rule.split("\n")[0]);
  expect(patterns).toEqual(["/*.atom", "/*.svg"]);
});

it("allows the editor's sign-in to return, and excludes the editor from search engines", () => {
  const [everywhere, editor] = rulesOf(formatHeadersFile(hashed));
  expect(everywhere).toContain("  Cross-Origin-Opener-Policy: same-origin-allow-popups");
  expect(editor).toBe("/admin/*\n  X-Robots-Tag: noindex, nofollow");
});

it("fails instead of writing more rules than a host reads", () => {
  const many = Array.from({ length: limits.headerRules + 1 }, (_one, at) => `/part${at}-0123456789abcdef.js`);
  expect(() => formatHeadersFile(many)).toThrow(/_headers has \d+ rules/);
  const pages = Array.from({ length: limits.redirects }, (_one, at) => `/page/${at}`);
  expect(() => formatRedirectsFile(pages, {}, [], fail)).toThrow(/_redirects has \d+ rules/);
});

it("has one rule for all entry pages of a list", () => {
  const entries = Array.from({ length: limits.redirects }, (_one, at) => `/hi/Government-Order/order-${at}`);
  const rules = formatRedirectsFile(["/hi/Government-Order", ...entries], {}, [], fail).split("\n");
  expect(rules).toContain("/hi/Government-Order/:entry /hi/Government-Order/:entry/ 200");
  expect(rules.join("\n")).not.toContain("order-1");
});

it("redirects either all documents or, without room for all, none", () => {
  const documents = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_one, at) => [`/documents/${at}.pdf`, `/documents/${at}.0123456789abcdef.pdf`]),
    );
  const warn = jest.fn();
  const led = (count: number) => formatRedirectsFile(["/"], documents(count), [], warn).match(/ 302$/gm)?.length ?? 0;
  expect([led(100), led(limits.redirects)]).toEqual([100, 0]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`no room for ${limits.redirects} documents`)]]);
});

it("redirects to exact URLs only, each in one step", () => {
  const pages = listAllPages().map(({ path }) => path);
  const moved = [...formatRedirectsFile(pages, {}, [], fail).matchAll(/^(\S+) (\S+) 301$/gm)];
  expect(moved.length).toBeGreaterThan(pages.length);
  for (const [, from, to] of moved) {
    expect(pages).toContain(to);
    expect(pages).not.toContain(from);
  }
});
