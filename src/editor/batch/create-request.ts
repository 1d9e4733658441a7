import { documentsFolder } from "../../content/folders";
import { type ClerkLanguage, getTexts } from "../../messages";
import type { Collection } from "../../schema/collection";
import { formatFault } from "../../sheets/fault-groups";
import type { PlannedRow } from "../../sheets/import-plan";
import { isBlank } from "../../sheets/sheet";
import {
  type DescribedChange,
  describeEntryChange,
  describeFileChange,
  getChangeKind,
} from "../changes/describe-change";
import { quoteValue } from "../changes/field-changes";
import type { Change, ChangeRequest } from "../host/host";
import { language } from "../page";
import { withReason } from "../reason";
import type { Batch, BatchPlan, BatchRow } from "./plan";
import type { Repository } from "./repository";

/** Formats what a row changes in a stored entry, a line for each field. */
export function formatRowChanges({ changes }: PlannedRow, reader: ClerkLanguage): string[] {
  return changes.map(({ field, before, after }) => {
    const [theirs = "", mine = ""] = [before, after].map((value) => quoteValue(value[reader], reader));
    return getTexts("batch.change", { label: field, theirs, mine })[reader];
  });
}

/** Describes what the rows of a batch change, for the summary before it is sent. */
export function describeRows(rows: readonly BatchRow[], collection: Collection, { files }: Repository) {
  return rows.flatMap(({ draft, document, name, outcome }): DescribedChange[] => {
    const stored = draft && files.get(draft.file);
    const before = stored && new TextDecoder().decode(stored.read());
    const path = `${documentsFolder}/${name}`;
    return [
      ...(draft && outcome !== "same" ? [describeEntryChange(collection, draft.file, before, draft.text)] : []),
      ...(document ? [describeFileChange(path, getChangeKind(files.get(path), document))] : []),
    ];
  });
}

/** Returns sentences about what the clerk chose and a batch does not send. */
export function findLeftOut({ documents, sheet }: Batch, { rows, columns }: BatchPlan): string[] {
  const unmatched = documents.filter(({ row }) => row === undefined).map(({ file }) => file);
  const bare = documents.length === 0 ? [] : rows.filter(({ outcome, document }) => outcome === "new" && !document);
  const isChanged = new Set(rows.filter(({ outcome }) => outcome === "changed").map(({ row }) => row.number));
  const empty = sheet.rows
    .filter(({ number }) => isChanged.has(number))
    .flatMap(({ cells }) => [...columns.keys()].filter((index) => isBlank(cells[index] ?? "")));
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
  rows: readonly BatchRow[],
  repository: Repository,
  reason: string,
): ChangeRequest {
  const { base, files } = repository;
  const changed = rows.filter(({ outcome, document }) => outcome === "new" || outcome === "changed" || document);
  const change = (path: string, bytes: Uint8Array): Change => ({ path, bytes, isNew: !files.has(path) });
  const changes = changed.flatMap(({ draft, document, name }) => [
    ...(draft ? [change(draft.file, new TextEncoder().encode(draft.text))] : []),
    ...(document && name ? [change(`${documentsFolder}/${name}`, document.bytes)] : []),
  ]);
  const count = (outcome: BatchRow["outcome"]) => changed.filter((row) => row.outcome === outcome).length;
  const lines = changed.flatMap((row) => [
    `- ${row.draft?.name ?? ""}${row.name ? ` (${row.name})` : ""}`,
    ...formatRowChanges(row, "en").map((change) => `  - ${change}`),
    ...row.warnings.map((fault) => `  - ${formatFault(fault).en}`),
  ]);
  const reasons = reason.trim() === "" ? [] : [withReason("", reason), ""];
  const stamp = new Date().toISOString().replace(/\D/gu, "").slice(0, 14);
  return {
    base,
    branch: `batch/${collection.name}-${stamp}`,
    title: `${collection.label.en}: ${count("new")} added, ${count("changed")} changed`,
    description: [...reasons, ...lines].join("\n"),
    changes,
  };
}
