import { utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pathTo } from "../../src/site/paths";
import { document, serveSite } from "./fixture";
import type { Reply } from "./send";

const { root, ask } = serveSite();
const get = (target: string, headers: Record<string, string> = {}) => ask(target, { headers });
const rti = pathTo("rti", "en");
const script = "/app-0123456789abcdef0123.js";
const textOf = ({ body }: Reply) => body.toString("utf8");

describe("compression", () => {
  it.each([
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=1.0, br;q=0.5", "br"],
    ["GZIP;q=1.0, br;q=0.0", "gzip"],
    ["x-br, brotli, *", undefined],
    ["br;q=0, gzip;q=0", undefined],
    ["identity", undefined],
    ["", undefined],
  ])("for `Accept-Encoding: %s` sends %s", async (accepted, encoding) => {
    const reply = await get(rti, { "accept-encoding": accepted });
    expect(reply.headers["content-encoding"]).toBe(encoding);
    expect(reply.headers.vary).toBe("accept-encoding");
    expect(reply.headers["content-length"]).toBe(String(reply.body.length));
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((bytes: Buffer) => bytes);
    expect(decode(reply.body).toString()).toContain(`<title>${rti}</title>`);
  });

  it("sends what the build wrote beside a file, unless it is older than the file", async () => {
    const compressed = await get(script, { "accept-encoding": "gzip" });
    expect(gunzipSync(compressed.body).toString()).toBe("written by the build");
    utimesSync(path.join(root, script), 1_800_000_000, 1_800_000_000);
    const plain = await get(script, { "accept-encoding": "gzip" });
    expect([plain.headers["content-encoding"], textOf(plain)]).toEqual([
      undefined,
      expect.stringContaining("export {};"),
    ]);
  });

  it("sees a file's new content at once, and sends it as it is where the build wrote no other form", async () => {
    const page = path.join(root, "admin/index.html");
    for (const word of ["first", "later"]) {
      writeFileSync(page, word.repeat(1000));
      const reply = await get("/admin", { "accept-encoding": "br" });
      expect([textOf(reply), reply.headers["content-encoding"]]).toEqual([word.repeat(1000), undefined]);
      expect(reply.headers.vary).toBe("accept-encoding");
    }
  });

  it("compresses the not-found page, and no document", async () => {
    const unknown = await get("/hi/nothing", { "accept-encoding": "br" });
    expect([unknown.status, unknown.headers["content-encoding"]]).toEqual([404, "br"]);
    expect(brotliDecompressSync(unknown.body).toString()).toContain('lang="hi"');
    const pdf = await get("/documents/result.pdf", { "accept-encoding": "br" });
    expect([pdf.headers["content-encoding"], pdf.headers.vary]).toEqual([undefined, undefined]);
  });
});

describe("conditions, ranges and HEAD", () => {
  it.each(["identity", "br", "gzip"])("knows again what it sent as %s", async (accepted) => {
    const headers = { "accept-encoding": accepted };
    const first = await get(script, headers);
    const tag = String(first.headers.etag);
    const again = await get(script, { ...headers, "if-none-match": tag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    expect(again.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(again.headers["content-encoding"]).toBeUndefined();
    const since = { ...headers, "if-modified-since": String(first.headers["last-modified"]) };
    expect((await get(script, since)).status).toBe(304);
    expect((await get(script, { ...headers, "if-none-match": '"other"' })).status).toBe(200);
    expect((await get(script, { ...headers, "if-match": '"other"' })).status).toBe(412);
  });

  it.each([
    ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=8-", 206, "89", "bytes 8-9/10"],
    ["bytes=10-", 416, "416 Range Not Satisfiable\n", "bytes */10"],
    ["lines=1-2", 200, document, undefined],
  ])("answers `Range: %s`", async (range, status, body, contentRange) => {
    const reply = await get("/documents/result.pdf", { range });
    expect([reply.status, textOf(reply), reply.headers["content-range"]]).toEqual([status, body, contentRange]);
  });

  it("sends part of a page, as it is or of the form that is accepted", async () => {
    const plain = await get(rti, { range: "bytes=0-4" });
    expect([plain.status, textOf(plain), plain.headers["content-encoding"]]).toEqual([206, "<html", undefined]);
    const [whole, part] = [
      await get(rti, { "accept-encoding": "br" }),
      await get(rti, { range: "bytes=0-4", "accept-encoding": "br" }),
    ];
    expect([part.status, part.headers["content-encoding"]]).toEqual([206, "br"]);
    expect(part.body.equals(whole.body.subarray(0, 5))).toBe(true);
  });

  it("joins no part to an older copy unless it is the very same (RFC 9110, section 13.1.5)", async () => {
    const { headers } = await get("/documents/result.pdf");
    const range = "bytes=0-3";
    const statusFor = async (ifRange: unknown) =>
      (await get("/documents/result.pdf", { range, "if-range": String(ifRange) })).status;
    expect(headers.etag).toMatch(/^W\//);
    expect(await statusFor(headers.etag)).toBe(200);
    expect(await statusFor('"another"')).toBe(200);
    expect(await statusFor(new Date(1_800_000_000_000).toUTCString())).toBe(200);
    expect(await statusFor(headers["last-modified"])).toBe(206);
  });

  it("takes a copy for current only by the date it was sent with", async () => {
    const dates = [new Date(1_600_000_000_000), new Date(1_800_000_000_000), new Date(8_000_000_000_000)];
    for (const date of dates) {
      expect([date, (await get(rti, { "if-modified-since": date.toUTCString() })).status]).toEqual([date, 200]);
    }
  });

  it("keeps to the not-found page whatever is asked of it", async () => {
    for (const headers of [{ range: "bytes=0-3" }, { "if-none-match": "*" }, { "if-match": '"x"' }]) {
      const reply = await get("/nothing", headers);
      expect([reply.status, textOf(reply)]).toEqual([404, expect.stringContaining("<h1>404</h1>")]);
    }
  });

  it("answers HEAD with the headers of GET and no body", async () => {
    for (const target of [rti, "/nothing", "/%00", "/documents/result.pdf"]) {
      for (const accepted of ["identity", "br"]) {
        const headers = { "accept-encoding": accepted };
        const [whole, head] = [await get(target, headers), await ask(target, { headers, method: "HEAD" })];
        expect([target, head.status, head.body.length]).toEqual([target, whole.status, 0]);
        expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
      }
    }
  });
});
