import { useMemo } from "react";
import { describeChanges } from "../../changes/describe-change";
import { nameFiles } from "../../changes/name-files";
import { mapConcurrent } from "../../content/map-concurrent";
import type { Change, Host } from "../../desk/host/host";
import type { Repository } from "../../desk/host/read-project";
import type { GlossaryRules } from "../../language/glossary";
import { formatFault } from "../../sheets/fault-groups";
import { requestsUrl } from "../../site/editor";
import { askSummary } from "../changes/ask-summary";
import type { Attempt } from "../host/use-attempt";
import { language, translate } from "../page";

import { ColumnFaults } from "./ColumnFaults";
import { type Correction, listDropped } from "./correction";
import { createAmendment, createRequest, findLeftOut, listChanges } from "./create-request";
import { findFittingRows } from "./match-documents";
import { type Batch, type BatchRow, listNamedRows, planBatch } from "./plan";
import { RowCard } from "./RowCard";

/** The props of the batch page. */
export interface BatchProps {
  readonly host: Host;
  readonly misspelled: GlossaryRules["misspelled"];
}

interface Props extends BatchProps {
  readonly batch: Batch;
  readonly setBatch: (batch: Batch) => void;
  readonly repository: Repository;
  /** The waiting batch that is corrected; undefined for a new one. */
  readonly correction: Correction | undefined;
  /** True while documents are read or the batch is sent. */
  readonly isBusy: boolean;
  readonly attempt: Attempt;
}

/** Renders the rows of a batch with their problems, unmatched documents, and the button that submits the batch. */
export function BatchSheet(props: Props) {
  const { host, misspelled, batch, setBatch, repository, correction, isBusy, attempt } = props;
  const { collection, documents } = batch;
  const plan = useMemo(() => planBatch(batch, repository, misspelled), [batch, repository, misspelled]);
  const count = (outcome: BatchRow["outcome"]) => plan.rows.filter((row) => row.outcome === outcome).length;
  const wrong = count("wrong");
  const unmatched = documents.filter(({ row }) => row === undefined);
  const free = listNamedRows(batch).filter(({ number }) => documents.every(({ row }) => row !== number));
  const put = (file: string, row: number) =>
    setBatch({ ...batch, documents: documents.map((one) => (one.file === file ? { ...one, row } : one)) });
  const nameRow = (number: number) => {
    const name = plan.rows.find(({ row }) => row.number === number)?.planned?.name ?? "";
    return `${translate("batch.row", { number })} · ${name}`;
  };
  const dropped = correction ? listDropped(correction, collection, plan) : [];
  const hasChanges = dropped.length > 0 || plan.rows.some((row) => row.outcome !== "same" || row.isDocumentNew);
  // Until each column has a meaning, rows would lack values that the sheet has.
  const areColumnsKnown = plan.faults.every(({ index }) => index === undefined);
  const mayStart = plan.faults.length === 0 && wrong === 0 && hasChanges && !isBusy;

  const send = () =>
    attempt("batch.sending", async () => {
      const earlier = await mapConcurrent(dropped, async ({ path, before }): Promise<Change> => {
        return { path, bytes: before && (await host.read(before)), isNew: false };
      });
      const reason = await askSummary({
        changes: describeChanges([...listChanges(plan, repository), ...earlier], repository.files, language),
        leftOut: findLeftOut(batch, plan),
        warnings: plan.rows.flatMap((row) =>
          row.warnings.map((fault) => ({ text: nameFiles(formatFault(fault)[language], language) })),
        ),
        answer: "batch.send",
      });
      if (reason === undefined) return;
      if (correction) {
        const amendment = createAmendment(collection, plan, repository, reason, correction, earlier);
        await host.amend(correction.request, amendment);
      } else await host.open(createRequest(collection, plan, repository, reason));
      window.location.assign(requestsUrl);
    });

  return (
    <>
      {plan.faults.length > 0 && <ColumnFaults batch={batch} plan={plan} setBatch={setBatch} />}
      {plan.notes.map((words) => (
        <p key={words.en}>{words[language]}</p>
      ))}
      {areColumnsKnown &&
        plan.rows.map((row) => (
          <RowCard key={row.row.number} row={row} plan={plan} batch={batch} setBatch={setBatch} />
        ))}
      {unmatched.length > 0 && (
        <ul className="batch-faults">
          {unmatched.map(({ file, fault }) => (
            <li key={file}>
              {fault?.[language] ?? translate("batch.unmatched", { file })}
              {findFittingRows(file, free).map(({ number }) => (
                <button key={number} type="button" onClick={() => put(file, number)}>
                  {translate("batch.perhaps", { near: nameRow(number) })}
                </button>
              ))}
            </li>
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
        <button type="button" className="main-button" disabled={!mayStart} onClick={() => void send()}>
          {translate("batch.send")}
        </button>
      </div>
    </>
  );
}
