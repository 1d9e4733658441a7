import { listRowChanges } from "../../changes/field-changes";
import { documentsFolder } from "../../content/folders";
import type { Amendment, Change, ChangeRequest } from "../../desk/host/host";
import type { Repository } from "../../desk/host/read-project";
import { withReason } from "../../desk/request-texts";
import { isBlank } from "../../documents/sheet";
import { type ClerkLanguage, getTexts } from "../../messages";
import type { Collection } from "../../schema/collection";
import { formatFault } from "../../sheets/fault-groups";
import type { PlannedRow } from "../../sheets/import-plan";
import { createNameLookup } from "../../sheets/names";
import { language } from "../page";
import type { Correction } from "./correction";
import type { Batch, BatchPlan, BatchRow } from "./plan";

/** Formats what a row changes in a stored entry, a line for each field. */
export function formatRowChanges(row: PlannedRow, { content }: BatchPlan, reader: ClerkLanguage): string[] {
  const changes = listRowChanges(row, content, reader, createNameLookup(content, new Map()));
  return changes.map(({ label, before, after }) => {
    return getTexts("batch.change", { label, theirs: before, mine: after })[reader];
  });
}

/** Returns sentences about what the clerk chose and a batch does not send. */
export function findLeftOut({ documents, sheet }: Batch, { rows, columns }: BatchPlan): string[] {
  const unmatched = documents.filter(({ row }) => row === undefined).map(({ file }) => file);
  const bare = documents.length === 0 ? [] : rows.filter(({ outcome, document }) => outcome === "new" && !document);
  const isChanged = new Set(rows.filter(({ outcome }) => outcome === "changed").map(({ row }) => row.number));
  const empty = sheet.rows
    .filter(({ number }) => isChanged.has(number))
    .flatMap(({ cells }) => [...columns.keys()].filter((index) => cells[index] !== undefined && isBlank(cells[index])));
  return [
    ...(unmatched.length > 0 ? [getTexts("summary.documents", { names: unmatched.join(", ") })] : []),
    ...(bare.length > 0 ? [getTexts("summary.rows", { rows: bare.map(({ row }) => row.number).join(", ") })] : []),
    ...(empty.length > 0 ? [getTexts("summary.cells", { count: empty.length })] : []),
  ].map((words) => words[language]);
}

/**
 * Creates the change request of a batch with its entries and documents. Its description lists the warnings for the
 * reviewer.
 *
 * @param reason the clerk's explanation of the warnings, which may be empty
 */
export function createRequest(
  collection: Collection,
  plan: BatchPlan,
  repository: Repository,
  reason: string,
): ChangeRequest {
  const stamp = new Date().toISOString().replace(/\D/gu, "").slice(0, 14);
  return {
    base: repository.base,
    branch: `batch/${collection.name}-${stamp}`,
    title: formatTitle(collection, plan, ({ outcome }) => outcome),
    description: describeForReviewers(plan, reason),
    changes: listChanges(plan, repository),
  };
}

/**
 * Creates the commit that corrects a waiting batch.
 *
 * @param earlier the changes that give the files of rows that were left out their earlier content
 */
export function createAmendment(
  collection: Collection,
  plan: BatchPlan,
  repository: Repository,
  reason: string,
  { request, pairs }: Correction,
  earlier: readonly Change[],
): Amendment {
  const toOutcome = ({ planned, outcome }: BatchRow) => {
    const sent = pairs.find(({ path }) => path === planned?.file);
    return sent ? (sent.before ? "changed" : "new") : outcome;
  };
  return {
    title: formatTitle(collection, plan, toOutcome),
    description: [describeForReviewers(plan, reason), request.description].join("\n\n"),
    changes: [...listChanges(plan, repository), ...earlier],
  };
}

const isSent = ({ outcome, isDocumentNew }: BatchRow) => outcome === "new" || outcome === "changed" || isDocumentNew;

function formatTitle(
  { label }: Collection,
  { rows }: BatchPlan,
  toOutcome: (row: BatchRow) => BatchRow["outcome"],
): string {
  const count = (outcome: BatchRow["outcome"]) => rows.filter((row) => toOutcome(row) === outcome).length;
  return `${label.en}: ${count("new")} added, ${count("changed")} changed`;
}

function describeForReviewers(plan: BatchPlan, reason: string): string {
  const lines = plan.rows
    .filter(isSent)
    .flatMap((row) => [
      `- ${row.planned?.name ?? ""}${row.name ? ` (${row.name})` : ""}`,
      ...formatRowChanges(row, plan, "en").map((change) => `  - ${change}`),
      ...row.warnings.map((fault) => `  - ${formatFault(fault).en}`),
    ]);
  return [...(reason.trim() === "" ? [] : [withReason("", reason), ""]), ...lines].join("\n");
}

/** Lists the files that the rows of a batch add or replace. */
export function listChanges({ rows }: BatchPlan, { files }: Repository): Change[] {
  const change = (path: string, bytes: Uint8Array): Change => ({ path, bytes, isNew: !files.has(path) });
  return rows
    .filter(isSent)
    .flatMap(({ planned, document, name, outcome, isDocumentNew }) => [
      ...(planned && outcome !== "same" ? [change(planned.file, new TextEncoder().encode(planned.text))] : []),
      ...(document && name && isDocumentNew ? [change(`${documentsFolder}/${name}`, document.bytes)] : []),
    ]);
}
