import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

/** The parts of a request other than its target. */
export interface Asked {
  readonly headers?: OutgoingHttpHeaders;
  readonly method?: string;
}

/** A response as received, not decoded. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request to this machine with its target unchanged. Browsers and `fetch` would normalize the target. */
export function send(port: number, target: string, { headers = {}, method = "GET" }: Asked = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: "localhost", path: target, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}
