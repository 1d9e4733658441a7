import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { METHODS } from "node:http";
import path from "node:path";
import fastCheck from "fast-check";
import { documentUrlsFile } from "../../src/site/documents";
import { pathTo } from "../../src/site/paths";
import { oldPathsFile, type Redirects } from "../../src/site/published-paths";
import { getSecurityHeaders } from "../../src/site/security";
import { document, replacedUrl, secret, serveSite } from "../../tests/hosts/small-site";

const { root, ask } = serveSite();
const get = (target: string, headers: Record<string, string> = {}) => ask(target, { headers });
const rti = pathTo("rti", "en");
const script = "/app-0123456789abcdef0123.js";

const lang = (code: string) => `lang="${code}"`;
it.each<[string, number, string?]>([
  [`${rti}?a=/../b`, 200],
  [rti.replace("R", "%52"), 200],
  ["/admin", 200, "admin"],
  [script, 200, "export"],
  ["/documents/result.pdf", 200, document],
  [encodeURI("/documents/संस्कृतम्.pdf"), 200, document],
  ["/.well-known/security.txt", 200, "Contact"],
  ["/nothing", 404, lang("en")],
  ["/HI/nothing?x=1", 404, lang("hi")],
  ["/sa/nothing/at/all", 404, lang("sa")],
  ["/404.html", 404, lang("en")],
  ["/documents/", 404, lang("en")],
  ["/documents/RESULT.PDF", 404],
  [`${script}.gz`, 404],
  [documentUrlsFile, 404],
  [oldPathsFile, 404],
  ["/.hidden", 404],
  ["/%2ehidden", 404],
  ["/documents/../.hidden", 404],
  ["/link.txt", 404],
  ["//example.org/", 404],
  ["/../outside.txt", 404],
  ["/documents/../../outside.txt", 404],
  ["/%2e%2e/outside.txt", 404],
  ["/..%2foutside.txt", 404],
  ["/..%5coutside.txt", 404],
  ["/%252e%252e/outside.txt", 404],
  ["/%c0%ae%c0%ae/outside.txt", 404],
  ["/%00", 404],
  ["/documents/result.pdf%00.html", 404],
  ["/%zz", 404],
  ["/a%0d%0aset-cookie:x", 404],
  [`/${"a".repeat(300)}`, 404],
])("answers %s with %i and the headers of every response", async (target, status, content = "") => {
  symlinkSync(path.join(root, "../outside.txt"), path.join(root, "link.txt"));
  const reply = await ask(target).finally(() => rmSync(path.join(root, "link.txt")));
  expect(reply.status).toBe(status);
  expect(reply.body.toString()).toContain(content);
  expect(reply.body.toString()).not.toContain(secret);
  const headers = getSecurityHeaders(target, status === 200 ? target : undefined);
  const expected = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  expect(reply.headers).toMatchObject(Object.fromEntries(expected));
});

it("never fails or leaks files outside the folder, for any target", async () => {
  const pieces = "/ // . .. %2e %2f %5c %00 % %c0 hi outside.txt \\ ? ~ é".split(" ");
  await fastCheck.assert(
    fastCheck.asyncProperty(fastCheck.array(fastCheck.constantFrom(...pieces), { maxLength: 12 }), async (parts) => {
      const reply = await ask(`/${parts.join("")}`);
      expect([200, 301, 400, 404]).toContain(reply.status);
      expect(reply.body.toString()).not.toContain(secret);
      expect(reply.headers.location ?? "/").toMatch(/^\/(?!\/)/);
    }),
    { seed: 20_240_601, numRuns: 300 },
  );
});

it("refuses methods other than GET and HEAD, and lists these two", async () => {
  // CONNECT requests a tunnel; Node closes the connection.
  for (const method of METHODS.filter((name) => !["GET", "HEAD", "CONNECT"].includes(name))) {
    const { status, headers } = await ask(rti, { method });
    expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
  }
});

it("serves a changed file at once, uncompressed without a compressed copy", async () => {
  for (const word of ["first", "later"]) {
    writeFileSync(path.join(root, "admin/index.html"), word.repeat(1000));
    const { body, headers } = await get("/admin", { "accept-encoding": "br" });
    expect([body.toString(), headers["content-encoding"]]).toEqual([word.repeat(1000), undefined]);
  }
});

describe("documents", () => {
  it("redirects a stable URL to the content URL, without caching the redirect", async () => {
    const { status, headers } = await ask("/documents/replaced.pdf?page=2");
    expect([status, headers.location, headers["cache-control"]]).toEqual([302, `${replacedUrl}?page=2`, "no-store"]);
    expect((await ask(replacedUrl)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("redirects only to existing files, and serves the document itself without a list", async () => {
    expect((await ask("/documents/gone.pdf")).status).toBe(404);
    expect((await ask("/documents/constructor")).status).toBe(404);
    rmSync(path.join(root, documentUrlsFile));
    expect((await ask("/documents/replaced.pdf")).status).toBe(200);
  });
});

describe("redirects of the previous site", () => {
  const redirects: Redirects = [
    { path: "/content.php", query: "id=12&lang=hi", to: "/hi/RTI" },
    { path: "/content.php", query: "id=12", to: "/RTI" },
    { path: "/", query: `name=${encodeURIComponent("परीक्षा")}+10`, to: "https://results.example/a?b=c" },
    { path: "/Old Orders/12.aspx", to: "/Government-Order#order-1" },
    { path: "/पुराना", to: "/Result" },
    { path: "/सूची।", to: "/RTI" },
    { path: "/RTI", to: "/" },
  ];
  beforeAll(() => writeFileSync(path.join(root, oldPathsFile), JSON.stringify(redirects)));

  it.each([
    ["/Old%20Orders/12.aspx", "/Government-Order#order-1"],
    ["/Old%20Orders/12.aspx/", "/Government-Order#order-1"],
    ["/Old%20Orders/12.aspx?id=3", "/Government-Order#order-1"],
    [encodeURI("/पुराना"), "/Result"],
    [encodeURI("/पुराना।"), "/Result"],
    ["/Old%20Orders/12.aspx).", "/Government-Order#order-1"],
    [encodeURI("/सूची।"), "/RTI"],
    ["/old%20orders/12.ASPX", "/Government-Order#order-1"],
    ["/Content.PHP?ID=12", "/RTI"],
    ["/content.php?a=b&id=12.", "/RTI"],
    ["/content.php?id=12&lang=hi", "/hi/RTI"],
    ["/content.php/?lang=HI&id=12", "/hi/RTI"],
    [`/?x&name=${encodeURIComponent("परीक्षा 10").toLowerCase()}`, "https://results.example/a?b=c"],
  ])("redirects %s permanently", async (target, location) => {
    const { status, headers } = await ask(target);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it("redirects neither existing pages nor unknown paths and queries", async () => {
    expect((await ask("/RTI")).status).toBe(200);
    expect((await ask("/Old%20Orders/13.aspx")).status).toBe(404);
    for (const query of ["", "?id=1", "?id=123", "?xid=12"])
      expect((await ask(`/content.php${query}`)).status).toBe(404);
    expect((await ask("/?id=12")).status).toBe(200);
  });
});
