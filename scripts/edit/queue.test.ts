import { createServer, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort } from "./ports";
import { startQueue } from "./queue";

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
  const queue = await startQueue(outer, inner);
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
    queue.close();
    behind.closeAllConnections();
    behind.close();
  }
});

test("a server that is gone keeps nobody waiting", async () => {
  const outer = await freePort();
  const queue = await startQueue(outer, await freePort());
  const asked = () => fetch(`http://127.0.0.1:${outer}/api`, { method: "POST", body: "one" });
  await expect(asked()).rejects.toThrow();
  await expect(asked()).rejects.toThrow();
  queue.close();
});
