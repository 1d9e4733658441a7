import { useEffect, useState } from "react";
import { findOtherRequests } from "../../desk/first-page";
import type { Host, Review, WaitingRequest } from "../../desk/host/host";
import type { OpenedEntry } from "../../desk/opened-entry";
import type { Collection } from "../../schema/collection";
import { requestsUrl } from "../../site/editor";
import { askClerk } from "../dialog";
import { describeFault } from "../host/describe-fault";
import { Remarks } from "../host/Remarks";
import { formatMoment, translate } from "../page";

interface Props {
  readonly host: Host;
  readonly collection: Collection;
  readonly entryKey: string;
  readonly opened: OpenedEntry | undefined;
  /** Forgets what is unsaved in the form, before its draft is deleted. */
  readonly onDelete: () => Promise<void>;
}

/** Renders where an entry stands: on the site, in a draft, sent back with a sentence; and what else can be done with it. */
export function EntryState({ host, collection, entryKey, opened, onDelete }: Props) {
  const [review, setReview] = useState<Review>();
  const [preview, setPreview] = useState<string>();
  const [others, setOthers] = useState<readonly WaitingRequest[]>([]);
  const [said, setSaid] = useState("");
  const request = opened?.request;
  useEffect(() => {
    const read = async () => {
      setPreview(undefined);
      setReview(request && (await host.readReview(request)));
      setPreview(request && (await host.findPreview(request)));
      if (entryKey !== "") setOthers(await findOtherRequests(host, collection, entryKey, request));
    };
    read().catch((error: unknown) => setSaid(describeFault(error)));
  }, [host, collection, entryKey, request]);
  if (!opened) return null;

  const deleteDraft = async () => {
    if (!request) return;
    const answers = ["requests.close", "summary.back"] as const;
    const answer = await askClerk({ heading: translate("requests.close-ask"), answers });
    if (answer !== "requests.close") return;
    await host.close(request);
    await onDelete();
    if (opened.published === undefined) window.location.hash = `#/collections/${collection.name}`;
    else window.location.reload();
  };
  return (
    <div className="entry-state">
      {request && (
        <p>
          {translate(`requests.${request.state}`)} ·{" "}
          {translate("requests.by", { by: request.by, since: formatMoment(request.since) })}
        </p>
      )}
      {request && !request.isOwn && <p className="returned">{translate("entry.others-draft", { by: request.by })}</p>}
      {others.map(({ id, by, since }) => (
        <p key={id} className="returned">
          {translate("entry.others-request", { by, since: formatMoment(since) })}{" "}
          <a href={requestsUrl}>{translate("requests.title")}</a>
        </p>
      ))}
      {review && <Remarks remarks={review.remarks} />}
      {preview && (
        <p>
          <a href={preview} target="_blank" rel="noreferrer">
            {translate("entry.built-preview")}
          </a>
        </p>
      )}
      <p className="entry-links">
        {opened.published !== undefined && (
          <a href={`${requestsUrl}#${collection.name}/${entryKey}`}>{translate("history.title")}</a>
        )}
        {collection.keyFrom !== undefined && (
          <a href={`#/collections/${collection.name}/new?copy=${entryKey}`}>{translate("entry.copy")}</a>
        )}
        {request && (request.isOwn || review?.mayPublish) && (
          <button
            type="button"
            onClick={() => void deleteDraft().catch((error: unknown) => setSaid(describeFault(error)))}
          >
            {translate("requests.close")}
          </button>
        )}
      </p>
      <p role="status">{said}</p>
    </div>
  );
}
