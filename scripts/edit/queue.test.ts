import { createServer, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort } from "./ports";
import { startQueue } from "./queue";
import type { RequestGuard } from "./request-guard";

/** Lets every request through as it is. */
const everything: RequestGuard = { refuseSender: () => undefined, readBody: async (body) => body };

test("requests made at once are answered one after the other, each with its own answer", async () => {
  const waiting: ServerResponse[] = [];
  let most = 0;
  const behind = createServer(async (request, response) => {
    waiting.push(response);
    most = Math.max(most, waiting.length);
    const said = await buffer(request);
    // Another that were let through meanwhile would come before this.
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

test("what was asked is done to its end, also when nobody waits for it: before the next begins, before the queue is closed", async () => {
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
  /** Asks, and goes away as soon as the work has begun. */
  const askAndLeave = async (name: string) => {
    const leaving = new AbortController();
    const asked = fetch(`http://127.0.0.1:${outer}/`, { method: "POST", body: name, signal: leaving.signal });
    return Promise.all([expect(asked).rejects.toThrow(), begun(name).then(() => leaving.abort())]);
  };
  /** Longer than a request needs to be let through: some ways to the server and back. */
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

test("a server that is gone keeps nobody waiting", async () => {
  const outer = await freePort();
  const queue = await startQueue(outer, await freePort(), everything);
  const asked = () => fetch(`http://127.0.0.1:${outer}/api`, { method: "POST", body: "one" });
  await expect(asked()).rejects.toThrow();
  await expect(asked()).rejects.toThrow();
  await queue.close();
});
