import { useMemo, useState } from "react";
import type { GlossaryRules } from "../../language/glossary";
import type { ClerkMessageKey } from "../../messages";
import { language, translate } from "../page";
import type { Host } from "./host";
import { type Batch, type BatchRow, clearColumn, createRequest, planBatch } from "./plan";
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
  readonly onSent: (url: string | undefined, count: number) => void;
}

/** Renders the rows of a batch with their problems, unmatched documents, and the button that submits the batch. */
export function BatchSheet({ host, misspelled, previewStyle, batch, setBatch, repository, attempt, onSent }: Props) {
  const [reason, setReason] = useState("");
  const [isSending, setIsSending] = useState(false);
  const { collection, sheet, documents } = batch;
  const plan = useMemo(() => planBatch(batch, repository, misspelled), [batch, repository, misspelled]);
  const count = (outcome: BatchRow["outcome"]) => plan.rows.filter((row) => row.outcome === outcome).length;
  const wrong = count("wrong");
  const request = createRequest(collection, plan.rows, repository, reason);
  const unmatched = documents.filter(({ row }) => row === undefined);
  const names = unmatched.map(({ file }) => file).join(", ");
  const [leftOut, setLeftOut] = useState("");
  const isComplete = leftOut === names;
  const mayStart = isComplete && plan.faults.length === 0 && wrong === 0 && request.changes.length > 0 && !isSending;

  const send = () =>
    attempt("batch.sending", async () => {
      setIsSending(true);
      try {
        onSent(await host.open(request), count("new") + count("changed"));
      } finally {
        setIsSending(false);
      }
    });

  return (
    <>
      {plan.faults.length > 0 && (
        <ul className="batch-faults">
          {plan.faults.map(({ index, words }) => (
            <li key={words.en}>
              {words[language]}
              {index !== undefined && (
                <button type="button" onClick={() => setBatch({ ...batch, sheet: clearColumn(sheet, index) })}>
                  {translate("batch.drop-column")}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {plan.rows.map((row) => (
        <RowCard
          key={row.row.number}
          row={row}
          plan={plan}
          batch={batch}
          setBatch={setBatch}
          previewStyle={previewStyle}
          repository={repository}
        />
      ))}
      {unmatched.length > 0 && (
        <>
          <ul className="batch-faults">
            {unmatched.map(({ file, fault }) => (
              <li key={file}>{fault?.[language] ?? translate("batch.unmatched", { file })}</li>
            ))}
          </ul>
          <label className="batch-choice">
            <input
              type="checkbox"
              checked={isComplete}
              onChange={({ target }) => setLeftOut(target.checked ? names : "")}
            />
            {translate("batch.without", { count: unmatched.length, names })}
          </label>
        </>
      )}
      {plan.rows.some(({ warnings }) => warnings.length > 0) && (
        <label>
          {translate("batch.reason")}
          <textarea rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
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
