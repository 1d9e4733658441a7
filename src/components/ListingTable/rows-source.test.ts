/** @jest-environment jsdom */
import { everything } from "./address";
import { rowsSource } from "./rows-source";
import type { RowsMessage, RowsReply } from "./rows-worker";

/** A worker that answers when a test says. */
class SlowWorker extends EventTarget {
  readonly asked: Extract<RowsMessage, { kind: "query" }>[] = [];

  postMessage(message: RowsMessage): void {
    if (message.kind === "query") this.asked.push(message);
  }

  terminate(): void {
    // Nothing runs.
  }

  answerAll(): void {
    for (const { id, request } of this.asked.splice(0)) {
      const answer = { found: request.q.length, page: 1, rows: [], counts: {}, groups: [] };
      this.dispatchEvent(new MessageEvent<RowsReply>("message", { data: { id, answer } }));
    }
  }
}

const setup = { address: "/rows.json", language: "en", current: 0, searched: [], facets: [], labels: {} } as const;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function sourceOf(worker: unknown, fetchRows = async () => undefined) {
  const start = () => {
    if (!(worker instanceof SlowWorker)) throw new Error("no worker");
    // Of a worker the source uses no more than this one has.
    return Object.assign(worker, { onmessage: null, onmessageerror: null, onerror: null });
  };
  return rowsSource(setup, start, fetchRows);
}

it("says that the rows did not come, and fetches them again when asked again", async () => {
  const worker = new SlowWorker();
  const fetchRows = jest.fn(async () => undefined).mockRejectedValueOnce(new Error("no network"));
  const source = sourceOf(worker, fetchRows);
  await expect(source.answer(everything, 10)).rejects.toThrow("no network");
  const answer = source.answer(everything, 10);
  await settled();
  worker.answerAll();
  expect((await answer).found).toBe(0);
  expect(fetchRows).toHaveBeenCalledTimes(2);
});

it("asks only the newest of what is typed while an answer is made", async () => {
  const worker = new SlowWorker();
  const source = sourceOf(worker);
  const found: number[] = [];
  for (const q of ["a", "al", "alm", "almo"]) {
    void source.newest({ ...everything, q }, 10).then((answer) => found.push(answer.found));
  }
  await settled();
  expect(worker.asked.map(({ request }) => request.q)).toEqual(["a"]);
  worker.answerAll();
  await settled();
  expect(worker.asked.map(({ request }) => request.q)).toEqual(["almo"]);
  worker.answerAll();
  await settled();
  expect(found).toEqual([1, 4]);
});

it("asks once for a request that is asked for ahead, and again after it failed", async () => {
  const worker = new SlowWorker();
  const fetchRows = jest.fn(async () => undefined).mockRejectedValueOnce(new Error("no network"));
  const source = sourceOf(worker, fetchRows);
  const request = { ...everything, q: "almora" };
  await expect(source.newest(request, 10)).rejects.toThrow("no network");
  const answers = Promise.all([source.newest(request, 10), source.newest(request, 10)]);
  await settled();
  expect(worker.asked).toHaveLength(1);
  worker.answerAll();
  expect((await answers).map(({ found }) => found)).toEqual([6, 6]);
});

it("answers all who must have an answer", async () => {
  const worker = new SlowWorker();
  const source = sourceOf(worker);
  const answers = Promise.all(["a", "al"].map((q) => source.answer({ ...everything, q }, 10)));
  await settled();
  worker.answerAll();
  expect((await answers).map(({ found }) => found)).toEqual([1, 2]);
});
