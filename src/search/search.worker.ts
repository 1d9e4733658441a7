/** The search beside the page: what it computes never keeps the page from answering a touch. */
import { createEngine } from "./engine";
import type { WorkerRequest, WorkerResponse } from "./messages";

const engine = createEngine();

function reply(message: WorkerResponse): void {
  self.postMessage(message);
}

function answerTo(message: WorkerRequest): Pick<WorkerResponse, "answer"> {
  if (message.type === "ask") return { answer: engine.answer(message.request) };
  engine.load(message.json);
  return {};
}

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    reply({ id: data.id, ...answerTo(data) });
  } catch (error) {
    reply({ id: data.id, failure: error instanceof Error ? error.message : String(error) });
  }
};
