/** @jest-environment jsdom */

import { passPause } from "../../tests/pass-pause";
import type { SentRequest, SentResponse } from "../app/worker-channel";
import type { SearchRequest } from "./answer";
import type { WorkerReply, WorkerRequest } from "./worker-client";

/** A fake worker that records messages and replies only when a test calls `reply`. */
class Listener extends EventTarget {
  readonly told: SentRequest<WorkerRequest>[] = [];
  postMessage(message: SentRequest<WorkerRequest>) {
    this.told.push(message);
  }
  terminate() {
    // Nothing to stop.
  }
  reply(about: number, message: { readonly reply?: WorkerReply } | { readonly failure: string }) {
    const data = { id: this.told[about]?.id ?? -1, ...message };
    this.dispatchEvent(new MessageEvent<SentResponse<WorkerReply> | { readonly id: number }>("message", { data }));
  }
}

const workers: Listener[] = [];
const startSearchWorker = jest.fn(() => {
  const worker = new Listener();
  workers.push(worker);
  return worker;
});
jest.mock("./start-worker", () => ({ startSearchWorker }));

const request: SearchRequest = { query: "result", language: "en", today: "2026-11-21", opened: [] };
const answer = {
  query: "result",
  coverage: "none",
  languages: [],
  missing: [],
  lacking: [],
  near: "",
  unknownDay: undefined,
  wanting: [],
} as const;

let fetched: string[];
let status: number;

beforeEach(() => {
  jest.resetModules();
  workers.length = 0;
  startSearchWorker.mockClear();
  fetched = [];
  status = 200;
  const fetch = async (url: string) => {
    fetched.push(url);
    return { ok: status === 200, status, text: async () => "{}" };
  };
  Object.defineProperty(window, "fetch", { value: fetch, configurable: true });
});

/** Waits for pending promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it("fetches the index of a language once and sends it to one worker", async () => {
  const { loadIndex } = await import("./worker-client");
  const both = [loadIndex({ language: "hi", part: "facts" }), loadIndex({ language: "hi", part: "facts" })];
  await settle();
  expect(fetched).toEqual(["/search-index/hi.json"]);
  expect(startSearchWorker).toHaveBeenCalledTimes(1);
  expect(workers[0]?.told).toMatchObject([{ request: { type: "load", json: "{}" } }]);
  workers[0]?.reply(0, {});
  await expect(Promise.all(both)).resolves.toHaveLength(2);
});

it("retries an index that failed to load, after a pause", async () => {
  const { loadIndex } = await import("./worker-client");
  status = 503;
  await expect(loadIndex({ language: "en", part: "facts" })).rejects.toThrow("/search-index/en.json answered 503");
  await expect(loadIndex({ language: "en", part: "facts" })).rejects.toThrow("answered 503");
  expect(fetched).toHaveLength(1);
  passPause();
  status = 200;
  const again = loadIndex({ language: "en", part: "facts" });
  await settle();
  workers[0]?.reply(0, {});
  await expect(again).resolves.toBeUndefined();
});

it("matches answers to requests in any order", async () => {
  const { askIndexes } = await import("./worker-client");
  const [first, second] = [askIndexes(request), askIndexes({ ...request, query: "rti" })];
  workers[0]?.reply(1, { reply: { answer: { ...answer, query: "rti" } } });
  workers[0]?.reply(0, { reply: { answer } });
  expect((await first).query).toBe("result");
  expect((await second).query).toBe("rti");
});

it("reports why a request failed", async () => {
  const { askIndexes } = await import("./worker-client");
  const asked = askIndexes(request);
  workers[0]?.reply(0, { failure: "The search index is malformed: kinds" });
  await expect(asked).rejects.toThrow("kinds");
});

it("rejects pending requests when the worker fails, and starts another after a pause", async () => {
  const { askIndexes, loadIndex } = await import("./worker-client");
  const asked = askIndexes(request);
  workers[0]?.dispatchEvent(new Event("error"));
  await expect(asked).rejects.toThrow("did not arrive or failed");
  await expect(askIndexes(request)).rejects.toThrow("did not arrive or failed");
  // A list asks for the index when it opens. An error at once would take the page away.
  await expect(loadIndex({ language: "en", part: "facts" })).rejects.toThrow("did not arrive or failed");
  passPause();
  const load = loadIndex({ language: "en", part: "facts" });
  await settle();
  expect(startSearchWorker).toHaveBeenCalledTimes(2);
  workers[1]?.reply(0, {});
  await load;
});
