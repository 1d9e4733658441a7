import { useCallback, useEffect, useState } from "react";
import type { WaitingRequest } from "../../desk/host/host";
import type { ClerkMessageKey } from "../../messages";
import { describeFault } from "../host/describe-fault";
import { useAttempt } from "../host/use-attempt";
import { askClerk } from "../notice";
import { translate } from "../page";
import { type ChosenRequest, publishChosen } from "./publish-chosen";
import { RequestCard } from "./RequestCard";
import type { RequestsProps } from "./request-props";
import { Withdrawals } from "./Withdrawals";

/** Renders the page of drafts and batches that wait for their approval. */
export function RequestsPage(props: RequestsProps) {
  const { host } = props;
  const [requests, setRequests] = useState<readonly WaitingRequest[]>();
  const [chosen, setChosen] = useState<readonly ChosenRequest[]>([]);
  const { attempt: run, line } = useAttempt();
  const load = useCallback(async () => {
    setRequests(await host.listRequests());
    setChosen([]);
  }, [host]);
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

  const isChosen = ({ id }: WaitingRequest) => chosen.some(({ request }) => request.id === id);
  const choose = (request: WaitingRequest, name: string) =>
    setChosen(
      isChosen(request) ? chosen.filter((one) => one.request.id !== request.id) : [...chosen, { request, name }],
    );
  const publish = async () => {
    const lines = chosen.map(({ name }) => ({ text: name }));
    const answers = ["requests.publish", "summary.back"] as const;
    const answer = await askClerk({ heading: translate("requests.publish-ask"), lines, answers });
    if (answer === "requests.publish") await attempt(() => publishChosen(host, chosen));
  };

  return (
    <>
      <h1>{translate("requests.title")}</h1>
      <p>{translate("requests.help")}</p>
      {line}
      {requests?.length === 0 && <p>{translate("requests.nothing")}</p>}
      {requests?.map((request) => (
        <RequestCard
          key={`${request.id} ${request.commit}`}
          {...{ ...props, request, act, isChosen: isChosen(request) }}
          choose={(name) => choose(request, name)}
        />
      ))}
      {chosen.length > 0 && (
        <p>
          <button type="button" className="main-button" onClick={() => void publish()}>
            {translate("requests.publish-chosen", { count: chosen.length })}
          </button>
        </p>
      )}
      <Withdrawals host={host} attempt={attempt} />
    </>
  );
}
