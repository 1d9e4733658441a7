import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { documentUrlsFile, getContentUrl } from "../../src/site/documents";
import { getPageFile } from "../../src/site/http";
import { pathTo } from "../../src/site/paths";
import { oldPathsFile } from "../../src/site/published-paths";
import { type Asked, send } from "../../tests/hosts/send";
import { writerIn } from "../../tests/temporary-folder";
import { type Serving, serveFolder } from "./server";

// The requests of tests/hosts/requests.yaml are sent to this server as well.

/** The content of a file next to the published folder, which must never be served. */
const secret = "never-to-be-served";

const rti = pathTo("rti", "en");
const replacedUrl = getContentUrl("replaced.pdf", "0123456789abcdef");
const place = mkdtempSync(path.join(tmpdir(), "served-site-"));
const root = path.join(place, "public");
const put = writerIn(root);

let server: Serving | undefined;
beforeAll(async () => {
  put(getPageFile(rti), "<title>RTI</title>");
  put("documents/replaced.pdf", "%PDF-");
  put(replacedUrl, "%PDF-");
  const gone = { "/documents/gone.pdf": "/documents/gone.00000000deadbeef.pdf" };
  put(documentUrlsFile, JSON.stringify({ "/documents/replaced.pdf": replacedUrl, ...gone }));
  put(".hidden", secret);
  put("../outside.txt", secret);
  symlinkSync(path.join(place, "outside.txt"), path.join(root, "link.txt"));
  server = await serveFolder(root);
});
afterAll(async () => {
  await server?.close();
  rmSync(place, { recursive: true });
});

const ask = (target: string, asked?: Asked) => send(Number(new URL(server?.origin ?? "").port), target, asked);

it.each(["/link.txt", `/${"a".repeat(300)}`, "/documents/../.hidden"])("answers 404 for %s", async (target) => {
  const reply = await ask(target);
  expect([reply.status, reply.body.toString()]).toEqual([404, expect.not.stringContaining(secret)]);
});

it("serves a changed file at once, uncompressed without a compressed copy", async () => {
  for (const word of ["first", "later"]) {
    put("admin/index.html", word.repeat(1000));
    const { body, headers } = await ask("/admin", { headers: { "accept-encoding": "br" } });
    expect([body.toString(), headers["content-encoding"]]).toEqual([word.repeat(1000), undefined]);
  }
});

it.each(["bytes=5-1", "bytes=-4", "lines=1-2", "bytes=0-1"])(
  "answers the range %s with the whole file",
  async (range) => {
    const { status, body } = await ask(rti, { headers: { range } });
    expect([status, body.toString()]).toEqual([200, "<title>RTI</title>"]);
  },
);

it("redirects documents only to existing files, and serves the document itself without a list", async () => {
  const { status, headers } = await ask("/documents/replaced.pdf?page=2");
  expect([status, headers.location, headers["cache-control"]]).toEqual([302, `${replacedUrl}?page=2`, "no-store"]);
  expect((await ask("/documents/gone.pdf")).status).toBe(404);
  expect((await ask("/documents/constructor")).status).toBe(404);
  rmSync(path.join(root, documentUrlsFile));
  expect((await ask("/documents/replaced.pdf")).status).toBe(200);
});

it("redirects a former path that ends in a sign, but no existing page", async () => {
  const former = [
    { path: "/सूची।", to: rti },
    { path: rti, to: "/" },
  ];
  put(oldPathsFile, JSON.stringify(former));
  const { status, headers } = await ask(encodeURI("/सूची।"));
  expect([status, headers.location]).toEqual([301, rti]);
  expect((await ask(rti)).status).toBe(200);
});

const descriptors = "/proc/self/fd";

(existsSync(descriptors) ? it : it.skip)("closes the file of a client that closes early", async () => {
  put("large.pdf", Buffer.alloc(2 ** 24));
  const isOpen = () =>
    readdirSync(descriptors).some((name) => {
      try {
        return readlinkSync(path.join(descriptors, name)).endsWith("large.pdf");
      } catch {
        return false;
      }
    });
  for (let count = 0; count < 10; count += 1) {
    await new Promise<void>((resolve) => {
      const request = get(`${server?.origin}/large.pdf`, (response) => response.once("data", () => request.destroy()));
      request.once("close", resolve).once("error", () => {});
    });
  }
  while (isOpen()) await new Promise((resolve) => setTimeout(resolve, 10));
});
