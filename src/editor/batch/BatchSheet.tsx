import { useMemo, useState } from "react";
import type { GlossaryRules } from "../../language/glossary";
import type { ClerkMessageKey } from "../../messages";
import { formatFault } from "../../sheets/fault-groups";
import { requestsUrl } from "../../site/editor";
import { askSummary } from "../changes/ask-summary";
import type { Host } from "../host/host";
import { nameFiles } from "../name-files";
import { language, translate } from "../page";

import { ColumnFaults } from "./ColumnFaults";
import { createRequest, describeRows, findLeftOut } from "./create-request";
import { type Batch, type BatchRow, planBatch } from "./plan";
import { RowCard } from "./RowCard";
import type { Repository } from "./repository";

/** The props of the batch page. */
export interface BatchProps {
  readonly host: Host;
  readonly misspelled: GlossaryRules["misspelled"];
  /** The URL of the script that checks documents. */
  readonly documentReader: string;
  /** The URL of the site's style sheet. */
  readonly previewStyle: string;
}

interface Props extends BatchProps {
  readonly batch: Batch;
  readonly setBatch: (batch: Batch) => void;
  readonly repository: Repository;
  readonly attempt: (doing: ClerkMessageKey, action: () => Promise<void>) => Promise<void>;
}

/** Renders the rows of a batch with their problems, unmatched documents, and the button that submits the batch. */
export function BatchSheet({ host, misspelled, previewStyle, batch, setBatch, repository, attempt }: Props) {
  const [isSending, setIsSending] = useState(false);
  const { collection, documents } = batch;
  const plan = useMemo(() => planBatch(batch, repository, misspelled), [batch, repository, misspelled]);
  const count = (outcome: BatchRow["outcome"]) => plan.rows.filter((row) => row.outcome === outcome).length;
  const wrong = count("wrong");
  const unmatched = documents.filter(({ row }) => row === undefined);
  const hasChanges = plan.rows.some(({ outcome, document }) => outcome !== "same" || document);
  // Until each column has a meaning, rows would lack values that the sheet has.
  const areColumnsKnown = plan.faults.every(({ index }) => index === undefined);
  const mayStart = plan.faults.length === 0 && wrong === 0 && hasChanges && !isSending;

  const send = () =>
    attempt("batch.sending", async () => {
      setIsSending(true);
      try {
        const reason = await askSummary({
          changes: describeRows(plan.rows, collection, repository),
          leftOut: findLeftOut(batch, plan),
          warnings: plan.rows.flatMap((row) =>
            row.warnings.map((fault) => ({ text: nameFiles(formatFault(fault)[language], language) })),
          ),
          answer: "batch.send",
        });
        if (reason === undefined) return;
        await host.open(createRequest(collection, plan.rows, repository, reason));
        // The request is the newest there.
        window.location.assign(requestsUrl);
      } finally {
        setIsSending(false);
      }
    });

  return (
    <>
      {plan.faults.length > 0 && <ColumnFaults batch={batch} plan={plan} setBatch={setBatch} />}
      {plan.notes.map((words) => (
        <p key={words.en}>{words[language]}</p>
      ))}
      {areColumnsKnown &&
        plan.rows.map((row) => (
          <RowCard
            key={row.row.number}
            row={row}
            plan={plan}
            batch={batch}
            setBatch={setBatch}
            previewStyle={previewStyle}
          />
        ))}
      {unmatched.length > 0 && (
        <ul className="batch-faults">
          {unmatched.map(({ file, fault }) => (
            <li key={file}>{fault?.[language] ?? translate("batch.unmatched", { file })}</li>
          ))}
        </ul>
      )}
      <div className="batch-foot">
        <p role="status">
          {translate("batch.counts", {
            fresh: count("new"),
            changed: count("changed"),
            same: count("same"),
            wrong,
          })}
        </p>
        <button type="button" disabled={!mayStart} onClick={() => void send()}>
          {translate("batch.send")}
        </button>
      </div>
    </>
  );
}
