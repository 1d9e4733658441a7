import { readFileSync } from "node:fs";
import path from "node:path";
import { recordPublication } from "../../src/content/record-publication";
import { digestListPath, parseDigestList } from "../../src/pipeline/digest-list";
import { PublishError } from "./settings";

/**
 * Records the documents of a built site in the ledger, so that `/Verify` recognises them even after they are replaced.
 *
 * @returns the number of added lines, and of lines that now have a last day
 * @throws PublishError if the folder contains no built site
 */
export function recordSite(folder: string): ReturnType<typeof recordPublication> {
  const list = parseDigestList(readFileSync(path.join(folder, digestListPath), "utf8"));
  if (!list) throw new PublishError(`${folder} holds no built site of this version.`);
  return recordPublication(".", `${list.day}T${list.time}`);
}
