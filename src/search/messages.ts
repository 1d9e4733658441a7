import type { SearchAnswer, SearchRequest } from "./answer";

/** The messages from the page to the worker. */
export type WorkerRequest =
  | { readonly id: number; readonly type: "load"; readonly json: string }
  | { readonly id: number; readonly type: "ask"; readonly request: SearchRequest };

/** The messages from the worker to the page: the answer to a request, or the failure. */
export interface WorkerResponse {
  readonly id: number;
  readonly answer?: SearchAnswer;
  readonly failure?: string;
}
