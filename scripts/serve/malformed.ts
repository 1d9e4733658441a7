import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { fileTypeOf } from "../../src/site/http";
import { securityHeaders } from "../../src/site/security";
import { propertyOf } from "./thrown";

/** The status codes for Node's errors in the bytes of a request; any other error is a malformed request. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers bytes that Node cannot read as a request, with the headers of every other answer, and closes the connection. */
export function answerMalformed(error: unknown, socket: Socket): void {
  const code = String(propertyOf(error, "code"));
  // Nobody is there any more.
  if (!socket.writable || code === "ECONNRESET") return void socket.destroy();
  const status = statuses[code] ?? 400;
  const title = `${status} ${STATUS_CODES[status]}`;
  const headers = {
    ...securityHeaders,
    "Cache-Control": "no-store",
    "Content-Type": fileTypeOf(".txt").contentType,
    "Content-Length": title.length + 1,
    Connection: "close",
    Date: new Date().toUTCString(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`${[`HTTP/1.1 ${title}`, ...lines].join("\r\n")}\r\n\r\n${title}\n`);
}
