import { getEntryFile } from "../content/files";
import { decodeUtf8 } from "../documents/bytes";
import type { Collection } from "../schema/collection";
import type { Host, WaitingRequest } from "./host/host";

/** The texts of an entry's file in the repository; a text is undefined if the file is missing. */
export interface Versions {
  /** The text on the published branch. */
  readonly published?: string | undefined;
  /** The text on the draft's branch. */
  readonly draft?: string | undefined;
}

/** An entry as it was opened. */
export interface OpenedEntry extends Versions {
  /** The request with the draft of the entry. */
  readonly request: WaitingRequest | undefined;
}

/** Returns the branch of the draft of an entry. */
export const getDraftBranch = ({ name }: Pick<Collection, "name">, key: string) => `cms/${name}/${key}`;

/** Reads the published text of an entry, and its draft. */
export async function openEntry(host: Host, collection: Collection, key: string): Promise<OpenedEntry> {
  const { file } = getEntryFile(collection, key);
  const branch = getDraftBranch(collection, key);
  const [published, requests] = await Promise.all([host.readAt(file), host.listRequests()]);
  const request = requests.find((one) => one.branch === branch);
  const draft = request && (await host.readAt(file, request.commit));
  return { request, published: published && decodeUtf8(published), draft: draft && decodeUtf8(draft) };
}

/**
 * Finds a change that someone else made to an entry since it was opened. Returns the changed text, or undefined if
 * nobody changed it.
 *
 * @param mine the text about to be saved; an equal change is not a conflict
 */
export function findForeignChange(base: Versions, now: Versions, mine: string): string | undefined {
  const isForeign = (text: string | undefined) =>
    text !== undefined && ![mine, base.draft, base.published].includes(text);
  // The draft first, because a save would replace it. A draft that did not exist at opening is also a foreign change.
  if (now.draft !== base.draft && isForeign(now.draft)) return now.draft;
  if (now.published !== base.published && isForeign(now.published)) return now.published;
  return undefined;
}
