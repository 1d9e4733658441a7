import type { Host, WaitingRequest } from "../../desk/host/host";
import type { ClerkMessageKey } from "../../messages";
import type { ReadFile, RequestReader } from "./read-request";

/** The props that the pages of requests share. */
export interface RequestsProps {
  readonly host: Host;
  readonly reader: RequestReader;
}

/** The props of a request on the page. */
export interface RequestProps extends RequestsProps {
  readonly request: WaitingRequest;
  /** Runs an action on the request, says what was done, and lists again what waits. `published` are files that it publishes. */
  readonly act: (action: () => Promise<void>, done: ClerkMessageKey, published?: readonly ReadFile[]) => Promise<void>;
  /** True if the request is to be published together with others. */
  readonly isChosen: boolean;
  /** Chooses the request by the name on its card, or no longer. */
  readonly choose: (name: string, files: readonly ReadFile[]) => void;
}
