import { STATUS_CODES } from "node:http";
import type { FastifyReply } from "fastify";
import { cacheControlOf, fileTypeOf } from "../../src/site/http";
import { policyOf } from "../../src/site/security";
import { isCompressible } from "./representation";
import type { SiteFile } from "./site-files";
import { propertyOf } from "./thrown";

/** Sets the headers of a file on a reply: its type, policy, cache lifetime, and `Vary`. */
export function declareFile(reply: FastifyReply, file: SiteFile): FastifyReply {
  if (isCompressible(file)) reply.header("vary", "accept-encoding");
  return reply
    .header("content-type", fileTypeOf(file.name).contentType)
    .header("content-security-policy", policyOf(file.name))
    .header("cache-control", cacheControlOf(file.name));
}

/** A short answer in plain text, for requests that no visitor makes in the ordinary way. */
export function refuse(reply: FastifyReply, status: number): FastifyReply {
  for (const header of ["content-encoding", "content-length", "etag", "last-modified"]) reply.removeHeader(header);
  return reply
    .code(status)
    .header("content-type", fileTypeOf(".txt").contentType)
    .header("cache-control", "no-store")
    .send(`${status} ${STATUS_CODES[status] ?? ""}\n`);
}

/**
 * Answers an error met while serving. One that speaks of the request (a failed condition, a range beyond the end)
 * keeps its status and headers; any other is a fault of the server: told on its console, and 500 for the visitor.
 */
export function answerError(reply: FastifyReply, error: unknown): FastifyReply {
  const status = Number(propertyOf(error, "status") ?? 500);
  if (status >= 400 && status < 500) {
    const headers = propertyOf(error, "headers");
    if (headers && typeof headers === "object") reply.headers({ ...headers });
    return refuse(reply, status);
  }
  console.error(error);
  return refuse(reply, 500);
}
