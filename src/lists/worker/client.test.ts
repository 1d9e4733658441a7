/** @jest-environment jsdom */

import { passPause } from "../../../tests/pass-pause";
import type { SentRequest, SentResponse } from "../../app/worker-channel";
import type { ListQuery } from "../query-string";
import { emptyQuery } from "../query-string";
import { createWorkerClient, type ListReply, type ListRequest } from "./client";

/** A worker that answers only when a test calls `answerAll`. */
class SlowWorker extends EventTarget {
  readonly asked: { readonly id: number; readonly query: ListQuery }[] = [];

  postMessage({ id, request }: SentRequest<ListRequest>): void {
    if (request.kind === "query") this.asked.push({ id, query: request.query });
  }

  terminate(): void {
    // Nothing to stop.
  }

  answerAll(): void {
    for (const { id, query } of this.asked.splice(0)) {
      const answer = { found: query.q.length, page: 1, rows: [], counts: {} };
      this.dispatchEvent(new MessageEvent<SentResponse<ListReply>>("message", { data: { id, reply: { answer } } }));
    }
  }
}

const list = { columns: [], language: "en", labels: {}, total: 0 } as const;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  global.fetch = jest.fn().mockResolvedValue({ ok: true, arrayBuffer: async () => new ArrayBuffer(0) });
});

const failOnce = () => jest.mocked(fetch).mockRejectedValueOnce(new Error("no network"));

function createClient(worker: SlowWorker) {
  // The client uses only these members of a worker.
  const start = () => Object.assign(worker, { onmessage: null, onmessageerror: null, onerror: null });
  return createWorkerClient(list, "/rows.json", start, async () => undefined);
}

it("reports that the rows failed to load, and fetches them again on a query after a pause", async () => {
  const worker = new SlowWorker();
  failOnce();
  const client = createClient(worker);
  await expect(client.query(emptyQuery, 10)).rejects.toThrow("no network");
  await expect(client.query(emptyQuery, 10)).rejects.toThrow("no network");
  expect(fetch).toHaveBeenCalledTimes(1);
  passPause();
  const answer = client.query(emptyQuery, 10);
  await settled();
  worker.answerAll();
  expect((await answer).found).toBe(0);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("sends only the newest query typed while an answer is pending", async () => {
  const worker = new SlowWorker();
  const client = createClient(worker);
  const found: number[] = [];
  for (const q of ["a", "al", "alm", "almo"]) {
    void client.queryLatest({ ...emptyQuery, q }, 10).then((answer) => found.push(answer.found));
  }
  await settled();
  expect(worker.asked.map(({ query }) => query.q)).toEqual(["a"]);
  worker.answerAll();
  await settled();
  expect(worker.asked.map(({ query }) => query.q)).toEqual(["almo"]);
  worker.answerAll();
  await settled();
  expect(found).toEqual([1, 4]);
});

it("sends identical concurrent queries once, and again after a failure", async () => {
  const worker = new SlowWorker();
  failOnce();
  const client = createClient(worker);
  const query = { ...emptyQuery, q: "almora" };
  await expect(client.queryLatest(query, 10)).rejects.toThrow("no network");
  passPause();
  const answers = Promise.all([client.queryLatest(query, 10), client.queryLatest(query, 10)]);
  await settled();
  expect(worker.asked).toHaveLength(1);
  worker.answerAll();
  expect((await answers).map(({ found }) => found)).toEqual([6, 6]);
});
