import { useCallback, useState } from "react";
import type { ClerkMessageKey } from "../../messages";
import { translate } from "../page";
import { describeFault } from "./describe-fault";

/** Runs an action and shows a message: first what is being done, then the sentence that the action returns, if any. */
export type Attempt = (doing: ClerkMessageKey, action: () => Promise<unknown>) => Promise<void>;

/** Returns a function that runs the actions of a page beside the editor, and a line with their status or failure. */
export function useAttempt() {
  const [status, setStatus] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const attempt: Attempt = useCallback(async (doing, action) => {
    setStatus(translate(doing));
    setIsBusy(true);
    const said = await action().catch(describeFault);
    setStatus(typeof said === "string" ? said : "");
    setIsBusy(false);
  }, []);
  const line = (
    <p role="status" className="batch-status">
      {status}
    </p>
  );
  return { attempt, isBusy, line };
}
