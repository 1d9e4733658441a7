import { documentsFolder } from "../../content/folders";
import { texts } from "../../content/messages";
import type { Collection } from "../../schema/collection";
import { formatFault } from "../../sheets/fault-groups";
import type { Change, ChangeRequest } from "./host";
import type { Repository } from "./open-content";
import type { BatchRow } from "./plan";

/**
 * Creates the change request of a batch with its entries and documents. Its description lists the warnings for the
 * reviewer.
 *
 * @param reason the clerk's explanation of the warnings, which may be empty
 */
export function createRequest(
  collection: Collection,
  rows: readonly BatchRow[],
  { base, files }: Repository,
  reason: string,
  now: Date,
): ChangeRequest {
  const changed = rows.filter(({ outcome, document }) => outcome === "new" || outcome === "changed" || document);
  const changes = changed.flatMap(({ draft, document, name }): Change[] => [
    ...(draft ? [change(draft.file, new TextEncoder().encode(draft.text))] : []),
    ...(document && name ? [change(`${documentsFolder}/${name}`, document.bytes)] : []),
  ]);
  const count = (outcome: BatchRow["outcome"]) => changed.filter((row) => row.outcome === outcome).length;
  const lines = changed.flatMap(({ draft, name, warnings }) => [
    `- ${draft?.name ?? ""}${name ? ` (${name})` : ""}`,
    ...warnings.map((fault) => `  - ${formatFault(fault).en}`),
  ]);
  const reasons = reason.trim() === "" ? [] : [`${texts("batch.reason").en}: ${reason.trim()}`, ""];
  const stamp = now.toISOString().replace(/\D/gu, "").slice(0, 14);
  return {
    base,
    branch: `batch/${collection.name}-${stamp}`,
    title: `${collection.label.en}: ${count("new")} added, ${count("changed")} changed`,
    description: [...reasons, ...lines].join("\n"),
    changes,
  };

  function change(path: string, bytes: Uint8Array): Change {
    return { path, bytes, isNew: !files.has(path) };
  }
}
