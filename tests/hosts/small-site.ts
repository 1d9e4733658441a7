import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Serving, serveFolder } from "../../scripts/serve/server";
import { documentUrlsFile, getContentUrl } from "../../src/site/documents";
import { fileOfPage } from "../../src/site/http";
import { locales } from "../../src/site/locales";
import { allPages, notFoundFile } from "../../src/site/paths";
import { type Asked, type Reply, send } from "./send";

/** The content of a file next to the published folder, which must never be served. */
export const secret = "never-to-be-served";

/** The content of a document, ten bytes long. */
export const document = "0123456789";

/** The redirect target of the stable URL of the document `replaced.pdf`. */
export const replacedUrl = getContentUrl("replaced.pdf", "0123456789abcdef");

/** Creates a small published folder with every registered page, and returns its path. */
function makeSite(): string {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "served-site-")), "public");
  const filler = "<p>text of the page</p>".repeat(100);
  const put = (name: string, content: string | Buffer) => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    utimesSync(file, 1_700_000_000, 1_700_000_000);
  };
  const putCompressed = (name: string, content: string) => {
    put(name, content);
    put(`${name}.gz`, gzipSync(content));
    put(`${name}.br`, brotliCompressSync(content));
  };
  for (const { path: page, locale } of allPages()) {
    putCompressed(fileOfPage(page), `<html lang="${locale}"><title>${page}</title>${filler}`);
  }
  for (const { code } of locales) putCompressed(notFoundFile(code), `<html lang="${code}"><h1>404</h1>${filler}`);
  put("/admin/index.html", "<title>admin</title>");
  putCompressed("/app-0123456789abcdef0123.js", "export {};".repeat(200));
  put("/documents/result.pdf", document);
  put("/documents/संस्कृतम्.pdf", document);
  put("/documents/replaced.pdf", document);
  put(replacedUrl, document);
  put(
    documentUrlsFile,
    JSON.stringify({
      "/documents/replaced.pdf": replacedUrl,
      "/documents/gone.pdf": "/documents/gone.00000000deadbeef.pdf",
    }),
  );
  put("/.well-known/security.txt", "Contact: mailto:someone@example.org");
  put("/.hidden", secret);
  put("/../outside.txt", secret);
  return root;
}

/** A server of such a folder. */
export interface Served {
  readonly root: string;
  readonly ask: (target: string, options?: Asked) => Promise<Reply>;
}

/** Serves a small site for the tests of one file. The server starts before them and is removed after them. */
export function serveSite(): Served {
  const root = makeSite();
  let server: Serving | undefined;
  beforeAll(async () => {
    server = await serveFolder(root);
  });
  afterAll(async () => {
    await server?.close();
    rmSync(path.dirname(root), { recursive: true });
  });
  return { root, ask: (target, asked) => send(Number(new URL(server?.origin ?? "").port), target, asked) };
}
