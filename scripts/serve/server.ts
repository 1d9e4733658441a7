import { readFile } from "node:fs/promises";
import { METHODS } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { methods } from "../../src/site/requests";
import { securityHeadersOf } from "../../src/site/security";
import { partsOf } from "./address";
import { answerTo } from "./answer";
import { answerError, declareFile, refuse } from "./replies";
import { Representations } from "./representation";
import type { SiteFile } from "./site-files";

/**
 * A server for the site in a folder, as production would serve it: everything it does derives from the description in
 * `src/site/production.ts`. Not yet listening. The folder is read at each request, so a new build is seen at once.
 */
export function createServer(root: string): FastifyInstance {
  const folder = path.resolve(root);
  const representations = new Representations(folder);
  const compressedBodies = new WeakMap<FastifyRequest, Buffer>();
  const server = Fastify({
    forceCloseConnections: true,
    requestTimeout: 30_000,
    // Addresses are read by rules of our own: the router would decode some and refuse others before they are seen.
    rewriteUrl: () => "/",
  });

  server.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    contentType: false,
  });
  server.addHook("onRequest", async (request, reply) => {
    reply.headers(securityHeadersOf(partsOf(request.originalUrl).path));
    if (methods.some((method) => method === request.method)) return;
    return refuse(reply.header("allow", methods.join(", ")), 405);
  });
  // The library answers conditions, ranges and HEAD from the plain file; only then is its body exchanged.
  server.addHook("onSend", async (request, reply, payload) => {
    // "Not modified" speaks of no body, so it describes none (RFC 9110, section 15.4.5).
    if (reply.statusCode === 304) reply.removeHeader("content-type").removeHeader("content-encoding");
    const body = compressedBodies.get(request);
    if (!body || reply.statusCode !== 200) return payload;
    if (payload instanceof Readable) payload.destroy();
    reply.header("content-length", body.length);
    return body;
  });
  server.setErrorHandler((error, _request, reply) => answerError(reply, error));
  for (const method of METHODS) {
    if (!server.supportedMethods.includes(method)) server.addHttpMethod(method);
  }
  server.route({ method: [...METHODS], url: "/", handler: answer });
  return server;

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const decided = await answerTo(folder, request.originalUrl);
    switch (decided.kind) {
      case "refused":
        return refuse(reply, decided.status);
      case "redirect":
        return reply.header("cache-control", decided.cacheControl).redirect(decided.location, decided.status);
      case "unknown":
        return decided.notFoundFile ? sendNotFound(request, reply, decided.notFoundFile) : refuse(reply, 404);
      case "file":
        return sendFile(request, reply, decided.file);
    }
  }

  async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
    const chosen = await representations.of(file, request.headers["accept-encoding"]);
    declareFile(reply, file);
    // A range is answered from the plain file where no compressed one lies beside it.
    if (chosen.kind === "compressed" && request.headers.range === undefined) {
      compressedBodies.set(request, chosen.bytes);
      reply.header("content-encoding", chosen.encoding);
    }
    if (chosen.kind !== "precompressed") return reply.sendFile(file.name);
    return reply.header("content-encoding", chosen.encoding).sendFile(chosen.file.name);
  }

  /** Sent whole: a request's conditions and range are about the page that was not found. */
  async function sendNotFound(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
    const chosen = await representations.of(file, request.headers["accept-encoding"]);
    declareFile(reply, file).code(404);
    if (chosen.kind === "plain") return reply.send(await readFile(path.join(folder, file.name)));
    reply.header("content-encoding", chosen.encoding);
    if (chosen.kind === "compressed") return reply.send(chosen.bytes);
    return reply.send(await readFile(path.join(folder, chosen.file.name)));
  }
}
