import { generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Serving, serveFolder, startServer } from "../../scripts/serve/server";
import { samplePages } from "../../scripts/verify/delivery";
import { getTodayInIndia } from "../../src/language/dates";
import { digestListPath, digestSignaturePath } from "../../src/pipeline/digest-list";
import { readDigests, writeDigestList } from "../../src/pipeline/postbuild/digests";
import { documentUrlsFile, getContentUrl } from "../../src/site/documents";
import { getPageFile } from "../../src/site/http";
import { localeCodes } from "../../src/site/locales";
import { findNotFoundFile } from "../../src/site/paths";
import { send } from "../hosts/send";
import { writerIn } from "../temporary-folder";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");

/** The public key of the test sites' signatures, in base64 as a repository stores it. */
export const signingKey = publicKey.export({ format: "der", type: "spki" }).toString("base64");

/** A meta element with a content security policy. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;

/** A proxied response, which a test may change. */
export interface PassingReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer | string;
}

/** A small signed site with a page of each template, for tests that tamper with it. */
export class TestSite {
  private readonly project = mkdtempSync(path.join(tmpdir(), "verified-"));
  readonly folder = path.join(this.project, "public");
  private readonly servers: Serving[] = [];

  constructor() {
    this.put("../package-lock.json", "{}");
    const document = getContentUrl("result.pdf", "0123456789abcdef");
    for (const page of samplePages()) this.put(getPageFile(page), policy + page);
    for (const code of localeCodes) this.put(findNotFoundFile(code), `<html lang="${code}">404`);
    for (const name of ["/documents/result.pdf", document]) this.put(name, "0123456789");
    this.put(documentUrlsFile, JSON.stringify({ "/documents/result.pdf": document }));
    this.put("/app-0123456789abcdef0123.js", "export {};");
    this.put("/.well-known/security.txt", `Expires: ${new Date(Date.now() + 30 * 86_400_000).toISOString()}`);
  }

  /** Writes a file, relative to the published folder. */
  put(name: string, content: string | Buffer): void {
    writerIn(this.folder)(name, content);
  }

  /** Writes the digest list of the current files, and signs it. */
  async sign(key = privateKey): Promise<void> {
    const council = { siteAddress: "https://council.example", signingKey };
    await writeDigestList(
      council,
      this.folder,
      await readDigests(this.folder),
      { lastDue: `${getTodayInIndia(new Date())}T00:00` },
      this.project,
    );
    this.put(digestSignaturePath, sign(null, this.readList(), key));
  }

  /** Returns the bytes of the digest list. */
  readList(): Buffer {
    return readFileSync(path.join(this.folder, digestListPath));
  }

  /** Serves a folder and returns its origin. */
  async serve(folder = this.folder): Promise<string> {
    const server = await serveFolder(folder);
    this.servers.push(server);
    return server.origin;
  }

  /** Serves the site through a proxy that changes some responses, and returns the proxy's origin. */
  async serveSpoilt(spoil: (path: string, reply: PassingReply) => void): Promise<string> {
    const inner = new URL(await this.serve());
    const server = createServer(async ({ url = "/", headers, method = "GET" }, response) => {
      const reply: PassingReply = { ...(await send(Number(inner.port), url, { method, headers })) };
      spoil(url, reply);
      response.writeHead(reply.status, reply.headers).end(reply.body);
    });
    const serving = await startServer(server, { host: "localhost" });
    this.servers.push(serving);
    return serving.origin;
  }

  async remove(): Promise<void> {
    for (const server of this.servers) await server.close();
    rmSync(this.project, { recursive: true, force: true });
  }
}
