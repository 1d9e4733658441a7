/** The search engine in a worker, so that searching never blocks the page. */
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
