import { rmSync, symlinkSync } from "node:fs";
import { METHODS } from "node:http";
import path from "node:path";
import fastCheck from "fast-check";
import { allPages, pathTo } from "../../src/site/paths";
import { securityHeadersOf } from "../../src/site/security";
import { document, secret, serveSite } from "./fixture";
import type { Reply } from "./send";

const { root, ask } = serveSite();
const rti = pathTo("rti", "en");
const script = "/app-0123456789abcdef0123.js";
const textOf = ({ body }: Reply) => body.toString("utf8");

describe("pages", () => {
  it("answers every page at its exact address, without a redirect", async () => {
    for (const { path: page, locale } of allPages()) {
      const reply = await ask(page);
      expect([page, reply.status]).toEqual([page, 200]);
      expect(textOf(reply)).toContain(`<html lang="${locale}"><title>${page}</title>`);
      expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    }
  });

  it("redirects every page's other spellings to it and keeps the query", async () => {
    for (const { path: page } of allPages()) {
      const others = [page.toUpperCase(), `${page}/`, `${page === "/" ? "" : page}/index.html`, `/${page}`];
      for (const other of others.filter((spelling) => spelling !== page)) {
        const { status, headers } = await ask(`${other}?year=2023&kind=a%20b`);
        expect([other, status, headers.location]).toEqual([other, 301, `${page}?year=2023&kind=a%20b`]);
      }
    }
  });
});

describe("the request table", () => {
  const lang = (code: string) => `lang="${code}"`;
  it.each<[string, number, string?]>([
    [`${rti}?a=/../b`, 200],
    [rti.replace("R", "%52"), 200],
    ["http://localhost/", 200],
    ["/?", 200],
    ["/admin", 200, "admin"],
    [script, 200, "export"],
    ["/documents/result.pdf", 200, document],
    [encodeURI("/documents/संस्कृतम्.pdf"), 200, document],
    ["/.well-known/security.txt", 200, "Contact"],
    ["/nothing", 404, lang("en")],
    ["/nothing/", 404, lang("en")],
    ["/hi/nothing", 404, lang("hi")],
    ["/HI/nothing?x=1", 404, lang("hi")],
    ["/sa/nothing/at/all", 404, lang("sa")],
    ["/sanskrit", 404, lang("en")],
    ["/404.html", 404, lang("en")],
    ["/hi/404.html", 404, lang("hi")],
    ["/documents", 404, lang("en")],
    ["/documents/", 404, lang("en")],
    ["/documents//result.pdf", 404],
    ["/documents/RESULT.PDF", 404],
    ["/documents/result.pdf/", 404],
    [`${script}.gz`, 404],
    [`${rti}/index.html/x`, 404],
    ["/.hidden", 404],
    ["/%2ehidden", 404],
    ["/link.txt", 404],
    ["//example.org/", 404],
    ["//example.org/..", 400],
    ["/../outside.txt", 400],
    ["/documents/../../outside.txt", 400],
    ["/%2e%2e/outside.txt", 400],
    ["/..%2foutside.txt", 400],
    ["/..%5coutside.txt", 400],
    ["/..\\outside.txt", 400],
    ["/%252e%252e/outside.txt", 404],
    ["/%252e%252e%252foutside.txt", 404],
    ["/%c0%ae%c0%ae/outside.txt", 400],
    ["/%e0%80%ae%e0%80%ae/outside.txt", 400],
    ["/.../outside.txt", 404],
    ["/./", 400],
    ["/%00", 400],
    ["/documents/result.pdf%00.html", 400],
    ["/%", 400],
    ["/%zz", 400],
    ["/%ff", 400],
    ["/a%0d%0aset-cookie:x", 400],
    ["*", 400],
    ["/C:/outside.txt", 404],
  ])("%s answers %i", async (target, status, content = "") => {
    symlinkSync(path.join(root, "../outside.txt"), path.join(root, "link.txt"));
    const reply = await ask(target).finally(() => rmSync(path.join(root, "link.txt")));
    expect(reply.status).toBe(status);
    expect(textOf(reply)).toContain(content);
    expect(textOf(reply)).not.toContain(secret);
    expect(reply.headers).toMatchObject(lowerCase(securityHeadersOf(target, status === 200 ? target : undefined)));
  });

  it("answers a URL that is longer than any file's", async () => {
    for (const [target, status] of [
      [`/${"a".repeat(300)}`, 404],
      [`/${"a/".repeat(3900)}`, 404],
      ["/".repeat(7900), 404],
      [`${"/".repeat(7900)}x`, 404],
      [`/${"a".repeat(8100)}`, 414],
    ] as const) {
      expect((await ask(target)).status).toBe(status);
    }
  });

  it("refuses a target that is no URI", async () => {
    expect((await ask("outside.txt")).status).toBe(400);
    expect((await ask("/caf\u00e9")).status).toBe(400);
  });

  it("neither breaks nor leaks on any other target", async () => {
    const piece = fastCheck.constantFrom(
      "/",
      "//",
      ".",
      "..",
      "%2e",
      "%2f",
      "%5c",
      "%00",
      "%",
      "%c0",
      "hi",
      "outside.txt",
      "\\",
      "?",
      "~",
      "é",
    );
    await fastCheck.assert(
      fastCheck.asyncProperty(fastCheck.array(piece, { maxLength: 12 }), async (pieces) => {
        const reply = await ask(`/${pieces.join("")}`);
        expect([200, 301, 400, 404]).toContain(reply.status);
        expect(textOf(reply)).not.toContain(secret);
        expect(reply.headers.location ?? "/").toMatch(/^\/(?!\/)/);
      }),
      { seed: 20_240_601, numRuns: 300 },
    );
  });

  it("refuses every method but GET and HEAD, and says which it answers", async () => {
    // CONNECT asks for a tunnel, not for an answer; Node closes the connection.
    for (const method of METHODS.filter((name) => !["GET", "HEAD", "CONNECT"].includes(name))) {
      const { status, headers } = await ask(rti, { method });
      expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
    }
  });
});

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
