import type { PublishedVersion } from "./records";

/** A document as a publication has it. */
export type CurrentDocument = Pick<PublishedVersion, "digest" | "name">;

/**
 * The ledger after a publication: what is published now is in it and current, what is no longer published has its end. No version is ever
 * removed. A version that is published again has no end any more.
 *
 * @param documents all documents that the publication shows; none that is not due yet
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
