import { readFileSync } from "node:fs";
import path from "node:path";
import { digestListPath, parseDigestList } from "../../src/build/digest-list";
import { recordPublication } from "../../src/content/record-publication";
import { PublishError } from "./settings";

/**
 * Records in the ledger the documents of a built site, so that `/Verify` knows them also when they are replaced.
 *
 * @returns the number of new lines, and of lines that got their last day
 * @throws PublishError where the folder holds no built site
 */
export function recordSite(folder: string): ReturnType<typeof recordPublication> {
  const list = parseDigestList(readFileSync(path.join(folder, digestListPath), "utf8"));
  if (!list) throw new PublishError(`${folder} holds no built site of this version.`);
  return recordPublication(".", `${list.day}T${list.time}`);
}
