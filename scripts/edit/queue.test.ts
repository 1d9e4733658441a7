import { createServer, request, type ServerResponse } from "node:http";
import { buffer, text } from "node:stream/consumers";
import * as z from "zod";
import { startServer } from "../serve/server";
import { startLocalServer } from "./local-server";
import { findFreePort } from "./ports";
import { startQueue } from "./queue";

let ports = { port: 0, behind: 0, site: 0 };
beforeEach(async () => {
  ports = { port: await findFreePort(), behind: await findFreePort(), site: await findFreePort() };
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

type Sent = { readonly body?: string; readonly method?: string; readonly headers?: Readonly<Record<string, string>> };

/** Returns the body of a request that the server accepts. */
const named = (name: string) => JSON.stringify({ action: "info", name });

/** Sends a request as a page of the site does, and returns its status, a header and body. `leaving` aborts it. */
function send(
  { method = "POST", body = method === "POST" ? named("") : "", headers = {} }: Sent,
  leaving?: AbortSignal,
) {
  return new Promise<readonly [status: number | undefined, own: unknown, said: string]>((resolve, reject) => {
    const own = { Origin: `http://localhost:${ports.site}`, ...headers };
    const signal = leaving ? { signal: leaving } : {};
    const sent = request({ host: "127.0.0.1", port: ports.port, path: "/api/v1", method, headers: own, ...signal });
    sent.once("error", reject).once("response", (response) => {
      text(response).then((said) => resolve([response.statusCode, response.headers["x-own"], said]), reject);
    });
    sent.end(body);
  });
}

/** Runs `work` with a queue in front of a server. */
async function withQueue(behind: ReturnType<typeof createServer>, work: (queue: Queue) => Promise<void>) {
  const server = await startServer(behind, { port: ports.behind });
  const queue = await startQueue(ports);
  try {
    await work(queue);
  } finally {
    await server.close();
    await queue.close();
  }
}

type Queue = Awaited<ReturnType<typeof startQueue>>;

test("accepts or refuses requests by Host and Origin, and passes no refused one on", async () => {
  const passed: string[] = [];
  const behind = createServer((asked, response) => {
    passed.push(asked.headers.host ?? "");
    response.end();
  });
  await withQueue(behind, async () => {
    const { port, site } = ports;
    const accepted = [{}, { Host: `localhost:${port}` }, { Origin: `http://127.0.0.1:${site}` }];
    const refused = [
      // A foreign name that resolves to this computer.
      { Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` },
      { Origin: "https://evil.example" },
      // Another program's page on this computer.
      { Origin: "http://localhost:1" },
      { Origin: "null" },
      { Origin: "" },
      { Host: "localhost:1" },
    ];
    for (const method of ["POST", "OPTIONS"]) {
      for (const headers of accepted) expect([headers, (await send({ headers, method }))[0]]).toEqual([headers, 200]);
      for (const headers of refused) expect([headers, (await send({ headers, method }))[0]]).toEqual([headers, 403]);
    }
    expect(passed).toHaveLength(2 * accepted.length);
  });
});

test("passes on what writes a draft of content and documents, and nothing else", async () => {
  const passed: unknown[] = [];
  const behind = createServer(async (asked, response) => {
    passed.push(JSON.parse(String(await buffer(asked))));
    response.end();
  });
  const options = { useWorkflow: true, collectionName: "orders" };
  const persist = (path: string, more = {}) => ({
    action: "persistEntry",
    params: { dataFiles: [{ slug: "a", path, raw: "" }], assets: [], options, ...more },
  });
  const order = "content/orders/a.yaml";
  const accepted = [
    persist(order, { assets: [{ path: "static/documents/a.pdf" }] }),
    { action: "getEntry", params: { path: order } },
    { action: "deleteUnpublishedEntry", params: { collection: "orders", slug: "a" } },
  ];
  const refused = [
    ...[
      ".git/hooks/post-commit",
      "package.json",
      "content/../package.json",
      "content\\..\\..\\a",
      "/etc/a",
      "contents/a",
    ].map((path) => persist(path)),
    persist(order, { assets: [{ path: "static/a.js" }] }),
    persist(order, { dataFiles: [{ slug: "a", path: order, newPath: "src/a.ts", raw: "" }] }),
    persist(order, { entry: { slug: "a", path: "src/a.ts", raw: "" } }),
    persist(order, { options: { ...options, useWorkflow: false } }),
    persist(order, { options: { ...options, collectionName: "../heads" } }),
    { action: "publishUnpublishedEntry", params: { collection: "orders", slug: "a" } },
    { action: "deleteFiles", params: { paths: [order] } },
    { action: "persistMedia", params: { asset: { path: "static/documents/a.pdf" } } },
    { action: "getEntry", params: { path: ".git/config" } },
  ];
  await withQueue(behind, async () => {
    for (const body of accepted) expect([body, (await send({ body: JSON.stringify(body) }))[0]]).toEqual([body, 200]);
    for (const body of refused) expect([body, (await send({ body: JSON.stringify(body) }))[0]]).toEqual([body, 403]);
    expect((await send({ body: "no JSON" }))[0]).toBe(403);
    expect(passed).toEqual(accepted);
  });
});

test("handles simultaneous requests one at a time and returns each its response", async () => {
  const waiting: ServerResponse[] = [];
  let most = 0;
  const behind = createServer(async (asked, response) => {
    waiting.push(response);
    most = Math.max(most, waiting.length);
    const said = await buffer(asked);
    // A second request forwarded at the same time would arrive before this callback.
    setImmediate(() => {
      waiting.splice(waiting.indexOf(response), 1);
      response.writeHead(201, { "X-Own": "kept" }).end(said);
    });
  });
  await withQueue(behind, async () => {
    const names = ["one", "two", "three", "four"];
    const answers = await Promise.all(names.map((name) => send({ body: named(name) })));
    expect(answers).toEqual(names.map((name) => [201, "kept", named(name)]));
    expect(most).toBe(1);
  });
});

test("completes a request whose client left before the next request and before closing", async () => {
  const told: string[] = [];
  const working: ServerResponse[] = [];
  const behind = createServer(async (asked, response) => {
    const body = String(await buffer(asked));
    if (body === "") return response.end();
    const { name } = z.object({ name: z.string() }).parse(JSON.parse(body));
    told.push(name);
    working.push(response);
    behind.emit(name);
  });
  const begun = (name: string) => new Promise<void>((resolve) => behind.once(name, resolve));
  /** Sends a request and aborts it as soon as its work has begun. */
  const askAndLeave = async (name: string) => {
    const leaving = new AbortController();
    const asked = send({ body: named(name) }, leaving.signal);
    return Promise.all([expect(asked).rejects.toThrow(), begun(name).then(() => leaving.abort())]);
  };
  /** Waits for some round trips to the server, longer than a request takes to be forwarded. */
  const aWhile = async () => {
    for (let count = 0; count < 20; count += 1) await fetch(`http://127.0.0.1:${ports.behind}/`);
  };
  await withQueue(behind, async (queue) => {
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
  });
});

test("fails at once when the server is gone", async () => {
  const queue = await startQueue(ports);
  await expect(send({})).rejects.toThrow();
  await expect(send({})).rejects.toThrow();
  await queue.close();
});

test("refuses a port that another trial uses, with a clear message", async () => {
  const { port, close } = await startServer(createServer());
  await expect(startLocalServer(".", port, 9000)).rejects.toThrow(
    `Port ${port} is already in use, perhaps by a trial in another window.`,
  );
  await close();
});
