import type { ListAnswer } from "../engine/list-answer";
import type { ListSetup } from "../engine/table-options";
import type { ListQuery } from "../query-string";

/** A list in the worker. */
export interface RemoteList extends ListSetup {
  /**
   * The number of rows of the file, from the first, that form the list. Later rows are its archive, which no query
   * finds.
   */
  readonly total: number;
}

/** The messages to the worker: first the list and the file of its rows. */
export type WorkerRequest =
  | { readonly kind: "rows"; readonly list: RemoteList; readonly bytes: ArrayBuffer }
  | { readonly kind: "query"; readonly id: number; readonly query: ListQuery; readonly pageSize: number }
  | { readonly kind: "index"; readonly id: number; readonly key: string };

/** The response of the worker, with a failure's message in case of an error. */
export interface WorkerResponse {
  readonly id: number;
  readonly answer?: ListAnswer;
  /** The index of a row in the list's own order, the archive's after the list's; -1 where there is none of that key. */
  readonly index?: number;
  readonly failure?: string;
}
