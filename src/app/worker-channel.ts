/** A request on its way to a worker. */
export interface SentRequest<Request> {
  readonly id: number;
  readonly request: Request;
}

/** The response of a worker: the reply to a request, or why there is none. */
export type SentResponse<Reply> = { readonly id: number } & (
  | { readonly reply: Reply; readonly failure?: undefined }
  | { readonly failure: string }
);

/** A worker that answers requests. It is started with the first one, and again with the first after it has ended. */
export interface WorkerChannel<Request, Reply> {
  /** Starts the worker, whose code is fetched then. */
  start(): void;
  /** Rejects where the worker fails, or cannot answer this request. */
  request(request: Request, transfer?: Transferable[]): Promise<Reply>;
  /** Ends the worker; requests that wait are rejected. */
  end(reason?: Error): void;
}

interface Waiting<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Creates a channel to a worker that calls `answerRequests`.
 *
 * @param onEnd called when the worker has ended, and has nothing any more that it was sent
 */
export function createWorkerChannel<Request, Reply>(
  startWorker: () => Worker,
  onEnd: () => void = () => undefined,
): WorkerChannel<Request, Reply> {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting<Reply>>();

  const end = (reason = new Error("The worker has ended.")) => {
    worker?.terminate();
    worker = undefined;
    const ended = [...waiting.values()];
    waiting.clear();
    onEnd();
    for (const { reject } of ended) reject(reason);
  };
  const start = () => {
    if (worker) return worker;
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
    start: () => void start(),
    request: (request, transfer = []) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const running = start();
        waiting.set(lastId, { resolve, reject });
        const message: SentRequest<Request> = { id: lastId, request };
        running.postMessage(message, transfer);
      }),
    end,
  };
}

/** Answers, in a worker, the requests of its page, one after the other. */
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
