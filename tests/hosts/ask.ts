import { existsSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getFileType } from "../../src/site/http";
import { findNotFoundFile } from "../../src/site/paths";
import { getSecurityHeaders } from "../../src/site/security";
import { publicFolder } from "../site/folder";
import { type Row, readPublished } from "./requests";
import { type Reply, send } from "./send";

/** A server to test. */
export type Host = "serve" | "nginx" | "apache";

/** Returns the faults of a response, each as a text; empty if it has none. */
function faultsOf(row: Row, reply: Reply, host: Host): string[] {
  const faults: string[] = [];
  const same = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) faults.push(`${what} is ${String(found)}, not ${String(wanted)}`);
  };
  const { headers } = reply;
  if (row.status === "refused") return isRefusal(reply) ? [] : [`status is ${reply.status}: ${reply.body}`];
  const { status } = row;
  same("status", reply.status, status);
  const location = headers.location === undefined ? undefined : new URL(headers.location, "http://localhost");
  const path = location && location.pathname + location.search;
  same("location", location?.protocol === "https:" ? location.href : path, row.location);
  same("content-encoding", headers["content-encoding"], row.encoding);
  // nginx repeats headers in this response.
  const isTold = !(host === "nginx" && status === 416);
  if (isTold && row.cacheControl) same("cache-control", headers["cache-control"], row.cacheControl);
  // Apache sends only validators and cache headers with 304 (RFC 9110, section 15.4.5).
  if (isTold && status !== 304) {
    const sent = status === 200 || status === 206 ? row.file : undefined;
    for (const [name, value] of Object.entries(getSecurityHeaders(row.target, sent)))
      same(name, String(headers[name.toLowerCase()]), value);
  }
  same("set-cookie", headers["set-cookie"], undefined);
  const file = row.file ?? (row.language && findNotFoundFile(row.language));
  if (file && (status === 200 || status === 206 || status === 404)) {
    same("content-type", headers["content-type"], getFileType(file).contentType);
    const isVaried = existsSync(`${publicFolder}${file}.gz`);
    if (host !== "serve") same("vary", headers.vary?.toLowerCase(), isVaried ? "accept-encoding" : undefined);
    const body = decoded(reply);
    const whole = readPublished(file);
    const [from, to] = row.range ?? [0, whole.length - 1];
    const wanted = row.method === "HEAD" ? Buffer.alloc(0) : whole.subarray(from, to + 1);
    if (!body.equals(wanted)) faults.push(`the body is not that of ${file}: ${body.subarray(0, 80).toString()}`);
    if (row.range) same("content-range", headers["content-range"], `bytes ${from}-${to}/${whole.length}`);
    if (row.range === undefined && !row.encoding)
      same("content-length", headers["content-length"], String(whole.length));
  }
  if (status === 304 || row.method === "HEAD") same("length of the body", reply.body.length, 0);
  if (host !== "serve" && /\d/.test(String(headers.server)))
    faults.push(`the server tells its version: ${headers.server}`);
  return faults;
}

function decoded({ headers, body }: Reply): Buffer {
  if (body.length === 0) return body;
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

async function answerTo(port: number, row: Row): Promise<Reply> {
  const { target, method = "GET", headers = {}, again } = row;
  if (!again) return send(port, target, { method, headers });
  const first = await send(port, target, { headers });
  const known = first.headers[again === "if-none-match" ? "etag" : "last-modified"] ?? "";
  return send(port, target, { headers: { ...headers, [again]: known } });
}

/** Returns whether a reply is a refusal. Each server has its own body and status for one. */
function isRefusal({ status, headers }: Reply): boolean {
  return [400, 403, 404, 405].includes(status) && headers["set-cookie"] === undefined;
}

/** Sends requests to a server, four at a time. Returns the faults of all responses. */
export async function ask(port: number, host: Host, rows: readonly Row[]): Promise<string[]> {
  const told: string[] = [];
  const waiting = rows.values();
  const worker = async () => {
    for (const row of waiting) {
      const faults = await answerTo(port, row).then(
        (reply) => faultsOf(row, reply, host),
        (error: unknown) => [String(error)],
      );
      const { method = "GET", target, headers } = row;
      const asked = `${method} ${target.slice(0, 80)} ${headers ? JSON.stringify(headers) : ""}`;
      told.push(...faults.map((fault) => `${asked}: ${fault}`));
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return told;
}
