import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

/** The parts of a request besides its target. */
export interface Asked {
  readonly headers?: OutgoingHttpHeaders;
  readonly method?: string;
}

/** An answer as it came over the wire. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request to this machine whose target is not touched up on the way, unlike that of a browser or of `fetch`. */
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
