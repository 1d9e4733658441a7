import { retryPauseMs } from "./limit-retries";

/** A request as it is posted to a worker. */
export interface SentRequest<Request> {
  readonly id: number;
  readonly request: Request;
}

/** A worker's response: the reply to a request, or an error message. */
export type SentResponse<Reply> = { readonly id: number } & (
  | { readonly reply: Reply; readonly failure?: undefined }
  | { readonly failure: string }
);

interface Waiting<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Creates a channel to a worker that calls `answerRequests`. The worker starts with the first request, and restarts
 * with the first request after `end`. After a failure, requests fail for the same reason until `retryPauseMs` have
 * passed.
 *
 * @param onEnd called when the worker has ended and has lost its state
 */
export function createWorkerChannel<Request, Reply>(startWorker: () => Worker, onEnd: () => void) {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting<Reply>>();

  let failure: { readonly at: number; readonly reason: unknown } | undefined;
  const end = (reason?: unknown) => {
    if (reason !== undefined) failure = { at: performance.now(), reason };
    worker?.terminate();
    worker = undefined;
    const ended = [...waiting.values()];
    waiting.clear();
    onEnd();
    for (const { reject } of ended) reject(reason ?? new Error("The worker has ended."));
  };
  const start = () => {
    if (worker) return worker;
    if (failure && performance.now() - failure.at < retryPauseMs) throw failure.reason;
    worker = startWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<SentResponse<Reply>>) => {
      const asker = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.failure === undefined) asker?.resolve(data.reply);
      else asker?.reject(new Error(data.failure));
    });
    worker.addEventListener("error", () => end(new Error("The worker's code did not arrive or failed.")));
    return worker;
  };
  return {
    /** Starts the worker, so that its code is fetched before the first request. */
    start: () => void start(),
    /** Sends a request. Rejects if the worker fails or ends, or if the request throws. */
    request: (request: Request, transfer: Transferable[] = []) =>
      new Promise<Reply>((resolve, reject) => {
        lastId += 1;
        const running = start();
        waiting.set(lastId, { resolve, reject });
        const message: SentRequest<Request> = { id: lastId, request };
        running.postMessage(message, transfer);
      }),
    /** Terminates the worker and rejects pending requests. A reason counts as a failure. */
    end,
  };
}

/** Responds, in a worker, to the page's requests in order. An error in `answer` rejects its request. */
export function answerRequests<Request, Reply>(answer: (request: Request) => Reply): void {
  self.addEventListener("message", ({ data: { id, request } }: MessageEvent<SentRequest<Request>>) => {
    const send = (response: SentResponse<Reply>) => self.postMessage(response);
    try {
      send({ id, reply: answer(request) });
    } catch (error) {
      send({ id, failure: error instanceof Error ? error.message : String(error) });
    }
  });
}
