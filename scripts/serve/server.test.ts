import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { METHODS } from "node:http";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastCheck from "fast-check";
import { documentUrlsFile } from "../../src/site/documents";
import { allPages, pathTo } from "../../src/site/paths";
import { type OldPaths, oldPathsFile } from "../../src/site/published-paths";
import { getSecurityHeaders } from "../../src/site/security";
import { document, replacedUrl, secret, serveSite } from "../../tests/hosts/small-site";

const { root, ask } = serveSite();
const get = (target: string, headers: Record<string, string> = {}) => ask(target, { headers });
const rti = pathTo("rti", "en");
const script = "/app-0123456789abcdef0123.js";

it("answers every page at its exact URL, and redirects other spellings with their query", async () => {
  for (const { path: page, locale } of allPages()) {
    const reply = await ask(page);
    expect([page, reply.status]).toEqual([page, 200]);
    expect(reply.body.toString()).toContain(`<html lang="${locale}"><title>${page}</title>`);
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    const others = [page.toUpperCase(), `${page}/`, `${page === "/" ? "" : page}/index.html`];
    for (const other of others.filter((spelling) => spelling !== page)) {
      const { status, headers } = await ask(`${other}?year=2023&kind=a%20b`);
      expect([other, status, headers.location]).toEqual([other, 301, `${page}?year=2023&kind=a%20b`]);
    }
  }
});

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

it("neither breaks nor leaks on any other target", async () => {
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

it("refuses every method but GET and HEAD, and names those", async () => {
  // CONNECT asks for a tunnel; Node closes the connection.
  for (const method of METHODS.filter((name) => !["GET", "HEAD", "CONNECT"].includes(name))) {
    const { status, headers } = await ask(rti, { method });
    expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
  }
});

it.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["identity", undefined, (bytes: Buffer) => bytes],
])("for `Accept-Encoding: %s` sends %s", async (accepted, encoding, decode) => {
  const { headers, body } = await get(rti, { "accept-encoding": accepted });
  expect([headers["content-encoding"], headers["content-length"]]).toEqual([encoding, String(body.length)]);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(decode(body).toString()).toContain(`<title>${rti}</title>`);
});

it("serves a file's new content at once, uncompressed where the build wrote no other form", async () => {
  for (const word of ["first", "later"]) {
    writeFileSync(path.join(root, "admin/index.html"), word.repeat(1000));
    const { body, headers } = await get("/admin", { "accept-encoding": "br" });
    expect([body.toString(), headers["content-encoding"]]).toEqual([word.repeat(1000), undefined]);
  }
});

it.each(["identity", "br"])("answers 304 to a browser that has what was sent as %s", async (accepted) => {
  const headers = { "accept-encoding": accepted };
  const tag = String((await get(script, headers)).headers.etag);
  const again = await get(script, { ...headers, "if-none-match": tag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await get(script, { ...headers, "if-none-match": '"other"' })).status).toBe(200);
});

it("answers a range, as readers of documents request it", async () => {
  const { status, body, headers } = await get("/documents/result.pdf", { range: "bytes=2-5" });
  expect([status, body.toString(), headers["content-range"]]).toEqual([206, "2345", "bytes 2-5/10"]);
  expect((await get("/documents/result.pdf", { range: "bytes=10-" })).status).toBe(416);
});

it("answers HEAD without a body", async () => {
  for (const target of [rti, "/nothing", "/documents/result.pdf"]) {
    const [whole, head] = [await get(target), await ask(target, { method: "HEAD" })];
    expect([target, head.status, head.body.length]).toEqual([target, whole.status, 0]);
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
  }
});

describe("documents", () => {
  it("redirects a stable URL to the one that names the content, and lets nobody cache the redirect", async () => {
    const { status, headers } = await ask("/documents/replaced.pdf?page=2");
    expect([status, headers.location, headers["cache-control"]]).toEqual([302, `${replacedUrl}?page=2`, "no-store"]);
    expect((await ask(replacedUrl)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("serves a document itself without another URL of it, or without a list", async () => {
    expect((await ask("/documents/gone.pdf")).status).toBe(404);
    expect((await ask("/documents/constructor")).status).toBe(404);
    rmSync(path.join(root, documentUrlsFile));
    expect((await ask("/documents/replaced.pdf")).status).toBe(200);
  });
});

it("leads from signs behind a document's address to the document", async () => {
  for (const signs of [".", "%E0%A5%A4", "%E2%80%8B)", "/"]) {
    const { status, headers } = await ask(`/documents/result.pdf${signs}?page=2`);
    expect([signs, status, headers.location]).toEqual([signs, 301, "/documents/result.pdf?page=2"]);
  }
});

describe("paths of an earlier site", () => {
  const redirects: OldPaths = [
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
  ])("redirects %s for good", async (target, location) => {
    const { status, headers } = await ask(target);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it("never redirects from a page that exists", async () => {
    expect((await ask("/RTI")).status).toBe(200);
    expect((await ask("/Old%20Orders/13.aspx")).status).toBe(404);
    for (const query of ["", "?id=1", "?id=123", "?xid=12"])
      expect((await ask(`/content.php${query}`)).status).toBe(404);
    expect((await ask("/?id=12")).status).toBe(200);
  });
});
