import type { PublishedVersion } from "./records";

/** A document of the current publication. */
export type CurrentDocument = Pick<PublishedVersion, "digest" | "name">;

/**
 * Returns the ledger after a publication. Adds new versions, sets the end of versions no longer published, and clears
 * it for those published again. Never removes a version.
 *
 * @param documents all documents of the publication, without those not yet due
 * @param day the day of the publication in India, YYYY-MM-DD
 */
export function updateLedger(
  versions: readonly PublishedVersion[],
  documents: readonly CurrentDocument[],
  day: string,
): PublishedVersion[] {
  const idOf = ({ digest, name }: CurrentDocument) => `${digest} ${name}`;
  const current = new Set(documents.map(idOf));
  const known = new Set(versions.map(idOf));
  return [
    ...versions.map((version) => ({
      ...version,
      ended: current.has(idOf(version)) ? undefined : (version.ended ?? day),
    })),
    ...documents
      .filter((document) => !known.has(idOf(document)))
      .map(({ digest, name }) => ({ digest, name, since: day, ended: undefined })),
  ];
}
