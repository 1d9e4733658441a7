import { readFile } from "node:fs/promises";
import { METHODS } from "node:http";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { methods } from "../../src/site/requests";
import { securityHeadersOf } from "../../src/site/security";
import { partsOf } from "./address";
import { answerTo } from "./answer";
import { removeFailedConditions } from "./conditions";
import { answerMalformed } from "./malformed";
import { Pipeline } from "./pipeline";
import { answerError, declareFile, refuse } from "./replies";
import { chooseRepresentation } from "./representation";
import type { SiteFile } from "./site-files";

/** Connections at once. Each may hold its own descriptor and a file's, and systems allow a program 1024 by default. */
const maxConnections = 400;

/** Milliseconds for which a connection may lie still, with a request half sent or an answer half read. */
const requestTimeoutMs = 30_000;

/**
 * Makes a server for the site in a folder, as production would serve it: everything it does derives from the description
 * in `src/site/http.ts`. Not yet listening. The folder is read at each request, so a new build is seen at once.
 *
 * @param options `stallTimeout` closes a connection that makes no progress for so many milliseconds
 */
export function createServer(root: string, { stallTimeout = requestTimeoutMs } = {}): FastifyInstance {
  const folder = path.resolve(root);
  const pipeline = new Pipeline();
  const server = Fastify({
    forceCloseConnections: true,
    connectionTimeout: stallTimeout,
    keepAliveTimeout: stallTimeout,
    requestTimeout: requestTimeoutMs,
    // Node would answer this fault by itself, without the site's headers.
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) =>
      pipeline.isBusy(socket) ? socket.destroy() : answerMalformed(error, socket),
    // Addresses are read by rules of our own: the router would decode some and refuse others before they are seen.
    rewriteUrl: () => "/",
  });
  server.server.maxConnections = maxConnections;
  // An expectation may be ignored (RFC 9110, section 10.1.1); Node would refuse it by itself.
  server.server.on("checkExpectation", (request, response) => server.server.emit("request", request, response));

  server.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    contentType: false,
  });
  server.addHook("onRequest", async (request, reply) => {
    if (!(await pipeline.waitForTurn(request.raw, reply.raw))) return reply.hijack();
    reply.headers(securityHeadersOf(partsOf(request.originalUrl).path));
    // RFC 9112, section 3.2.
    if (request.raw.httpVersion === "1.1" && request.headers.host === undefined) return refuse(reply, 400);
    if (!methods.some((method) => method === request.method)) {
      return refuse(reply.header("allow", methods.join(", ")), 405);
    }
  });
  // "Not modified" speaks of no body, so it describes none (RFC 9110, section 15.4.5).
  server.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode === 304) reply.removeHeader("content-type").removeHeader("content-encoding");
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
    const chosen = await chooseRepresentation(folder, file, request.headers["accept-encoding"]);
    removeFailedConditions(request.raw.headers, chosen.file.modified);
    declareFile(reply, file);
    if (chosen.encoding) reply.header("content-encoding", chosen.encoding);
    return reply.sendFile(chosen.file.name);
  }

  /** Sent whole: a request's conditions and range are about the page that was not found. */
  async function sendNotFound(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
    const chosen = await chooseRepresentation(folder, file, request.headers["accept-encoding"]);
    declareFile(reply, file).code(404);
    if (chosen.encoding) reply.header("content-encoding", chosen.encoding);
    return reply.send(await readFile(path.join(folder, chosen.file.name)));
  }
}
