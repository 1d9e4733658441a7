/** The search engine in a worker, so that searching never blocks the page. */
import { answerRequests } from "../app/worker-channel";
import { createEngine } from "./engine";
import type { WorkerReply, WorkerRequest } from "./worker-client";

const engine = createEngine();

answerRequests<WorkerRequest, WorkerReply>((message) => {
  if (message.type === "ask") return { answer: engine.answer(message.request) };
  if (message.type === "find") return { entries: engine.find(message.request) };
  engine.load(message.json);
  return {};
});
