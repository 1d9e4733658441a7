/** The search beside the page: what it computes never keeps the page from answering a touch. */
import { answerRequests } from "../app/worker-channel";
import type { SearchAnswer } from "./answer";
import { createEngine } from "./engine";
import type { WorkerRequest } from "./worker-client";

const engine = createEngine();

answerRequests<WorkerRequest, SearchAnswer | undefined>((message) => {
  if (message.type === "ask") return engine.answer(message.request);
  engine.load(message.json);
  return undefined;
});
