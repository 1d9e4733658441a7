import type { SearchAnswer, SearchRequest } from "./answer";

/** What the page tells the worker. */
export type WorkerRequest =
  | { readonly id: number; readonly type: "load"; readonly json: string }
  | { readonly id: number; readonly type: "ask"; readonly request: SearchRequest };

/** What the worker tells the page: an answer where one was asked for, or what went wrong. */
export interface WorkerResponse {
  readonly id: number;
  readonly answer?: SearchAnswer;
  readonly failure?: string;
}
