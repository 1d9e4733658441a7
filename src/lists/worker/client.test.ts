/** @jest-environment jsdom */

import type { SentRequest, SentResponse } from "../../app/worker-channel";
import type { ListQuery } from "../query-string";
import { emptyQuery } from "../query-string";
import { createWorkerClient, type WorkerReply, type WorkerRequest } from "./client";

/** A worker that answers when a test says. */
class SlowWorker extends EventTarget {
  readonly asked: { readonly id: number; readonly query: ListQuery }[] = [];

  postMessage({ id, request }: SentRequest<WorkerRequest>): void {
    if (request.kind === "query") this.asked.push({ id, query: request.query });
  }

  terminate(): void {
    // Nothing runs.
  }

  answerAll(): void {
    for (const { id, query } of this.asked.splice(0)) {
      const answer = { found: query.q.length, page: 1, rows: [], counts: {} };
      this.dispatchEvent(new MessageEvent<SentResponse<WorkerReply>>("message", { data: { id, reply: { answer } } }));
    }
  }
}

const list = { columns: [], language: "en", labels: {}, total: 0 } as const;
const noRows = async () => new ArrayBuffer(0);
const settled = () => new Promise((resolve) => setTimeout(resolve));

function clientOf(worker: unknown, fetchRows = noRows) {
  const start = () => {
    if (!(worker instanceof SlowWorker)) throw new Error("no worker");
    // Of a worker the client uses no more than this one has.
    return Object.assign(worker, { onmessage: null, onmessageerror: null, onerror: null });
  };
  return createWorkerClient(list, "/rows.json", start, fetchRows);
}

it("says that the rows did not come, and fetches them again when asked again", async () => {
  const worker = new SlowWorker();
  const fetchRows = jest.fn(noRows).mockRejectedValueOnce(new Error("no network"));
  const client = clientOf(worker, fetchRows);
  await expect(client.query(emptyQuery, 10)).rejects.toThrow("no network");
  const answer = client.query(emptyQuery, 10);
  await settled();
  worker.answerAll();
  expect((await answer).found).toBe(0);
  expect(fetchRows).toHaveBeenCalledTimes(2);
});

it("asks only the newest of what is typed while an answer is made", async () => {
  const worker = new SlowWorker();
  const client = clientOf(worker);
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

it("asks once for a request that is asked for ahead, and again after it failed", async () => {
  const worker = new SlowWorker();
  const fetchRows = jest.fn(noRows).mockRejectedValueOnce(new Error("no network"));
  const client = clientOf(worker, fetchRows);
  const query = { ...emptyQuery, q: "almora" };
  await expect(client.queryLatest(query, 10)).rejects.toThrow("no network");
  const answers = Promise.all([client.queryLatest(query, 10), client.queryLatest(query, 10)]);
  await settled();
  expect(worker.asked).toHaveLength(1);
  worker.answerAll();
  expect((await answers).map(({ found }) => found)).toEqual([6, 6]);
});

it("answers all who must have an answer", async () => {
  const worker = new SlowWorker();
  const client = clientOf(worker);
  const answers = Promise.all(["a", "al"].map((q) => client.query({ ...emptyQuery, q }, 10)));
  await settled();
  worker.answerAll();
  expect((await answers).map(({ found }) => found)).toEqual([1, 2]);
});
