import { useCallback, useEffect, useState } from "react";
import type { WaitingRequest } from "../../desk/host/host";
import type { ClerkMessageKey } from "../../messages";
import { describeFault } from "../host/describe-fault";
import { useAttempt } from "../host/use-attempt";
import { translate } from "../page";
import { RequestCard } from "./RequestCard";
import type { RequestsProps } from "./request-props";
import { Withdrawals } from "./Withdrawals";

/** Renders the page of drafts and batches that wait for their approval. */
export function RequestsPage(props: RequestsProps) {
  const { host } = props;
  const [requests, setRequests] = useState<readonly WaitingRequest[]>();
  const { attempt: run, line } = useAttempt();
  const load = useCallback(async () => setRequests(await host.listRequests()), [host]);
  useEffect(() => void run("requests.reading", load), [run, load]);

  /** Runs an action, says its sentence, and lists again what waits, also after a refusal. */
  const attempt = (action: () => Promise<string>) =>
    run("requests.working", async () => {
      const said = await action().catch(describeFault);
      await load();
      return said;
    });
  const act = (action: () => Promise<void>, done: ClerkMessageKey) =>
    attempt(async () => {
      await action();
      return translate(done);
    });

  return (
    <>
      <h1>{translate("requests.title")}</h1>
      <p>{translate("requests.help")}</p>
      {line}
      {requests?.length === 0 && <p>{translate("requests.nothing")}</p>}
      {requests?.map((request) => (
        <RequestCard key={`${request.id} ${request.commit}`} {...props} request={request} act={act} />
      ))}
      <Withdrawals host={host} attempt={attempt} />
    </>
  );
}
