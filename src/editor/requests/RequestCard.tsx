import { useEffect, useState } from "react";
import { describeFileChange, findCollectionOf, formatChange } from "../../changes/describe-change";
import { isContentPath } from "../../content/folders";
import { withdrawnFiles } from "../../content/withdrawn-list";
import type { FilePair } from "../../desk/host/compare-trees";
import type { Review, WaitingRequest } from "../../desk/host/host";
import { findReasons } from "../../desk/request-texts";
import { editedCollections } from "../../schema/collections";
import { batchUrl, getFormUrl } from "../../site/editor";
import { Changes } from "../changes/Changes";
import { describeFault } from "../host/describe-fault";
import { Remarks } from "../host/Remarks";
import { formatMoment, language, translate } from "../page";
import { isWithdrawal } from "./create-withdrawal";
import { RequestActions } from "./RequestActions";
import { RequestFiles } from "./RequestFiles";
import type { ReadFile, RequestProps } from "./read-request";

/** The number of files up to which a request is read before it is opened, so that its heading can name the entry. */
const fewFiles = 4;

/** Renders a request: a line with what changes, by whom and since when; opened, everything a reviewer needs. */
export function RequestCard(props: RequestProps) {
  const { request, host, reader } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [read, setRead] = useState<{ readonly review: Review; readonly pairs: readonly FilePair[] }>();
  const [files, setFiles] = useState<readonly ReadFile[]>();
  const [fault, setFault] = useState("");

  useEffect(() => {
    const load = async () => {
      setFault("");
      const review = await host.readReview(request);
      setRead({ review, pairs: await reader.listFiles(request, review.base) });
    };
    load().catch((error: unknown) => setFault(describeFault(error)));
  }, [host, reader, request]);
  const pairs = read?.pairs;
  const isWanted = pairs !== undefined && (isOpen || pairs.length <= fewFiles);
  useEffect(() => {
    if (!isWanted) return;
    reader.readFiles(request, pairs).then(setFiles, (error: unknown) => setFault(describeFault(error)));
  }, [reader, request, pairs, isWanted]);

  const reasons = findReasons(request.title, request.description, ...(read?.review.messages ?? []));
  const name = nameRequest(request, pairs, files);
  return (
    <details className="batch-row" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <strong>{name}</strong>
        <span className="batch-document">
          {translate("requests.by", { by: request.by, since: formatMoment(request.since) })} ·{" "}
          {translate(`requests.${request.state}`)}
        </span>
      </summary>
      {fault && <p className="editor-error">{fault}</p>}
      {read && (
        <>
          <p data-checks={read.review.checks}>{translate(`requests.${read.review.checks}`)}</p>
          {read.review.hasConflict && (
            <p className="editor-error">
              {translate(isBatch(request.branch) ? "requests.batch-conflict" : "requests.conflict")}
            </p>
          )}
        </>
      )}
      {isWithdrawal(request.branch) && <p>{translate("withdrawal.help")}</p>}
      {reasons.map((reason) => (
        <p key={reason}>{translate("requests.reason", { reason })}</p>
      ))}
      {read && <Remarks remarks={read.review.remarks} />}
      {!files && !fault && <p role="status">{translate("requests.reading")}</p>}
      {files && (
        <>
          <Changes changes={files.map(({ change }) => change)} />
          <RequestFiles {...props} files={files} />
        </>
      )}
      {files && !files.every(({ path }) => isContentPath(path)) && (
        <p className="editor-error">{translate("requests.not-content")}</p>
      )}
      {read && files && (
        <RequestActions {...props} {...{ files, name }} review={read.review} formUrl={findFormUrl(request)} />
      )}
    </details>
  );
}

const isBatch = (branch: string) => branch.startsWith("batch/");

/** Names a request by its first entry, or by its list and the number of its entries. */
function nameRequest(
  { branch, title }: WaitingRequest,
  pairs: readonly FilePair[] | undefined,
  files: readonly ReadFile[] | undefined,
): string {
  const withdrawn = pairs?.find(({ path }) => path.startsWith(`${withdrawnFiles}/`));
  if (withdrawn) return formatChange(describeFileChange(withdrawn.path, "added"), language);
  const entries = pairs?.flatMap(({ path }) => findCollectionOf(path) ?? []) ?? [];
  const [first] = files ?? [];
  const [collection, another] = entries;
  if (first && !another) return formatChange(first.change, language);
  if (collection) return translate("requests.entries", { list: collection.label[language], count: entries.length });
  const own = editedCollections.find(({ name }) => branch.startsWith(`cms/${name}/`));
  return own ? own.label[language] : title;
}

/** Returns the URL where a request can be corrected: the form of its entry, or the batch page. */
function findFormUrl({ branch }: WaitingRequest): string | undefined {
  if (isBatch(branch)) return `${batchUrl}#${branch}`;
  const [, name, key] = /^cms\/([^/]+)\/([^/]+)$/u.exec(branch) ?? [];
  if (!editedCollections.some((collection) => collection.name === name)) return undefined;
  return name !== undefined && key !== undefined ? getFormUrl(name, key) : undefined;
}
