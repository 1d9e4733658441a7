import { useCallback, useEffect, useState } from "react";
import type { ClerkMessageKey } from "../../messages";
import { describeFault } from "../host/describe-fault";
import type { WaitingRequest } from "../host/host";
import { translate } from "../page";
import { RequestCard } from "./RequestCard";
import type { RequestsProps } from "./request-props";
import { Withdrawals } from "./Withdrawals";

/** Renders the page of drafts and batches that wait for their approval. */
export function RequestsPage(props: RequestsProps) {
  const { host } = props;
  const [requests, setRequests] = useState<readonly WaitingRequest[]>();
  const [status, setStatus] = useState(translate("requests.reading"));
  const load = useCallback(
    async (said: string) => {
      try {
        setRequests(await host.listRequests());
        setStatus(said);
      } catch (error) {
        setStatus(describeFault(error));
      }
    },
    [host],
  );
  useEffect(() => void load(""), [load]);

  /** Runs an action, says its sentence, and lists again what waits, also after a refusal. */
  const attempt = async (action: () => Promise<string>) => {
    setStatus(translate("requests.working"));
    await load(await action().catch(describeFault));
  };
  const act = (action: () => Promise<void>, done: ClerkMessageKey) =>
    attempt(async () => {
      await action();
      return translate(done);
    });

  return (
    <>
      <h1>{translate("requests.title")}</h1>
      <p>{translate("requests.help")}</p>
      <p role="status" className="batch-status">
        {status}
      </p>
      {requests?.length === 0 && <p>{translate("requests.nothing")}</p>}
      {requests?.map((request) => (
        <RequestCard key={`${request.id} ${request.commit}`} {...props} request={request} act={act} />
      ))}
      <Withdrawals host={host} attempt={attempt} />
    </>
  );
}
