import { useCallback, useEffect, useState } from "react";
import type { PublishedText } from "../../desk/channel-texts";
import type { WaitingRequest } from "../../desk/host/host";
import { askClerk } from "../dialog";
import { describeFault } from "../host/describe-fault";
import { PublicationLine } from "../host/PublicationLine";
import { useAttempt } from "../host/use-attempt";
import { translate } from "../page";
import { ChannelTextsList } from "./ChannelTexts";
import { type ChosenRequest, publishChosen } from "./publish-chosen";
import { RequestCard } from "./RequestCard";
import type { ReadFile, RequestProps, RequestsProps } from "./read-request";
import { Withdrawals } from "./Withdrawals";

/** Renders the page of drafts and batches that wait for their approval. */
export function RequestsPage(props: RequestsProps) {
  const { host } = props;
  const [requests, setRequests] = useState<readonly WaitingRequest[]>();
  const [published, setPublished] = useState<readonly PublishedText[]>([]);
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
  const addPublished = (files: readonly ReadFile[]) =>
    setPublished((before) => [...before, ...files.flatMap(({ entry }) => entry ?? [])]);
  const act: RequestProps["act"] = (action, done, files = []) =>
    attempt(async () => {
      await action();
      addPublished(files);
      return translate(done);
    });

  const isChosen = ({ id }: WaitingRequest) => chosen.some(({ request }) => request.id === id);
  const choose = (request: WaitingRequest, name: string, files: readonly ReadFile[]) =>
    setChosen(
      isChosen(request) ? chosen.filter((one) => one.request.id !== request.id) : [...chosen, { request, name, files }],
    );
  const publish = async () => {
    const lines = chosen.map(({ name }) => ({ text: name }));
    const answers = ["requests.publish", "summary.back"] as const;
    const answer = await askClerk({ heading: translate("requests.publish-ask"), lines, answers });
    if (answer === "requests.publish") await attempt(() => publishChosen(host, chosen, addPublished));
  };

  return (
    <>
      <h1>{translate("requests.title")}</h1>
      <p>{translate("requests.help")}</p>
      <PublicationLine host={host} started={published.length} />
      {line}
      <ChannelTextsList published={published} />
      {requests?.length === 0 && <p>{translate("requests.nothing")}</p>}
      {requests?.map((request) => (
        <RequestCard
          key={`${request.id} ${request.commit}`}
          {...{ ...props, request, act, isChosen: isChosen(request) }}
          choose={(name, files) => choose(request, name, files)}
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
