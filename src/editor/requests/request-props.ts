import type { Host, WaitingRequest } from "../../desk/host/host";
import type { ClerkMessageKey } from "../../messages";
import type { RequestReader } from "./read-request";

/** The props that the pages of requests share. */
export interface RequestsProps {
  readonly host: Host;
  readonly reader: RequestReader;
  /** The URL of the site's style sheet. */
  readonly previewStyle: string;
}

/** The props of a request on the page. */
export interface RequestProps extends RequestsProps {
  readonly request: WaitingRequest;
  /** Runs an action on the request, says what was done, and lists again what waits. */
  readonly act: (action: () => Promise<void>, done: ClerkMessageKey) => Promise<void>;
  /** True if the request is to be published together with others. */
  readonly isChosen: boolean;
  /** Chooses the request by the name on its card, or no longer. */
  readonly choose: (name: string) => void;
}
