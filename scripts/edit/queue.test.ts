import { createServer, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort } from "./ports";
import { startQueue } from "./queue";
import type { RequestGuard } from "./request-guard";

/** Accepts every request unchanged. */
const everything: RequestGuard = { refuseSender: () => undefined, readBody: async (body) => body };

test("handles simultaneous requests one at a time and returns each its response", async () => {
  const waiting: ServerResponse[] = [];
  let most = 0;
  const behind = createServer(async (request, response) => {
    waiting.push(response);
    most = Math.max(most, waiting.length);
    const said = await buffer(request);
    // A second request forwarded at the same time would arrive before this callback.
    setImmediate(() => {
      waiting.splice(waiting.indexOf(response), 1);
      response.writeHead(201, { "X-Own": "kept" }).end(said);
    });
  });
  const [inner, outer] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => behind.listen(inner, "127.0.0.1", resolve));
  const queue = await startQueue(outer, inner, everything);
  try {
    const names = ["one", "two", "three", "four"];
    const answers = await Promise.all(
      names.map((body) => fetch(`http://127.0.0.1:${outer}/api`, { method: "POST", body })),
    );
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(names);
    expect(answers.map(({ status, headers }) => [status, headers.get("X-Own")])).toEqual(
      names.map(() => [201, "kept"]),
    );
    expect(most).toBe(1);
  } finally {
    await queue.close();
    behind.closeAllConnections();
    behind.close();
  }
});

test("completes a request whose client left before the next request and before closing", async () => {
  const told: string[] = [];
  const working: ServerResponse[] = [];
  const behind = createServer(async (request, response) => {
    const name = String(await buffer(request));
    if (name === "") return response.end();
    told.push(name);
    working.push(response);
    behind.emit(name);
  });
  const [inner, outer] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => behind.listen(inner, "127.0.0.1", resolve));
  const queue = await startQueue(outer, inner, everything);
  const begun = (name: string) => new Promise<void>((resolve) => behind.once(name, resolve));
  /** Sends a request and aborts it as soon as its work has begun. */
  const askAndLeave = async (name: string) => {
    const leaving = new AbortController();
    const asked = fetch(`http://127.0.0.1:${outer}/`, { method: "POST", body: name, signal: leaving.signal });
    return Promise.all([expect(asked).rejects.toThrow(), begun(name).then(() => leaving.abort())]);
  };
  /** Waits for some round trips to the server, longer than a request takes to be forwarded. */
  const aWhile = async () => {
    for (let count = 0; count < 20; count += 1) await fetch(`http://127.0.0.1:${inner}/`);
  };
  try {
    await askAndLeave("one");
    const second = askAndLeave("two");
    await aWhile();
    expect(told).toEqual(["one"]);
    working[0]?.end();
    await second;
    const closed = queue.close().then(() => told.push("closed"));
    await aWhile();
    expect(told).toEqual(["one", "two"]);
    working[1]?.end();
    await closed;
    expect(told).toEqual(["one", "two", "closed"]);
  } finally {
    behind.closeAllConnections();
    behind.close();
    await queue.close();
  }
});

test("fails at once when the server is gone", async () => {
  const outer = await freePort();
  const queue = await startQueue(outer, await freePort(), everything);
  const asked = () => fetch(`http://127.0.0.1:${outer}/api`, { method: "POST", body: "one" });
  await expect(asked()).rejects.toThrow();
  await expect(asked()).rejects.toThrow();
  await queue.close();
});
