import { parseEntryText } from "../changes/field-changes";
import { getEntryFile } from "../content/files";
import { mapConcurrent } from "../content/map-concurrent";
import { nameEntry } from "../content/view";
import { decodeUtf8, hasSameBytes } from "../documents/bytes";
import { countDays, isRealDate } from "../language/dates";
import type { ClerkTexts } from "../messages";
import { type Collection, isSingle } from "../schema/collection";
import { editedCollections } from "../schema/collections";
import { getFormUrl, requestsUrl } from "../site/editor";
import type { EntryList } from "./entry-list";
import type { Host, Remark, WaitingRequest } from "./host/host";

/** The name of a request for clerks, and where it is worked on. */
interface RequestName {
  readonly name: ClerkTexts;
  readonly url: string;
}

/** A waiting request on the first page. */
export interface NamedRequest extends RequestName {
  readonly request: WaitingRequest;
  /** The sentences with which it was sent back. */
  readonly returned: readonly Remark[];
}

/** The groups of waiting requests on the first page, in its order. */
export const requestGroups = ["returned", "approve", "drafts", "sent", "others"] as const;

/** The waiting requests by what they ask of the signed-in person. */
export type GroupedRequests = Readonly<Record<(typeof requestGroups)[number], readonly NamedRequest[]>>;

/** Names a request by its entry, which may be new, or by its list. */
export async function nameRequest(
  host: Pick<Host, "readAt">,
  { branch, title, commit }: Pick<WaitingRequest, "branch" | "title"> & { readonly commit?: string },
  entries: EntryList,
): Promise<RequestName> {
  const [, list, key] = /^(?:cms|batch)\/(.+?)(?:\/(.+)|-\d+)$/u.exec(branch) ?? [];
  const collection = editedCollections.find(({ name }) => name === list);
  if (!collection) return { name: { en: title, hi: title }, url: requestsUrl };
  if (key === undefined) return { name: collection.label, url: requestsUrl };
  const url = getFormUrl(collection.name, key);
  if (isSingle(collection)) return { name: collection.label, url };
  const listed = entries[collection.name]?.find((entry) => entry.key === key);
  if (listed) return { name: listed.name, url };
  const bytes = await host.readAt(getEntryFile(collection, key).file, commit);
  return { name: nameEntry(collection, key, parseEntryText(bytes && decodeUtf8(bytes)) ?? {}).name, url };
}

/** Reads what waiting requests ask of the signed-in person. */
export async function groupRequests(
  host: Host,
  requests: readonly WaitingRequest[],
  entries: EntryList,
): Promise<GroupedRequests> {
  const isOthers = ({ isOwn, state }: WaitingRequest) => !isOwn && state !== "draft";
  const [first] = requests.filter(isOthers);
  // Who may approve one request may approve all of other people.
  const mayPublish = first !== undefined && (await host.readReview(first)).mayPublish;
  const named = await mapConcurrent(requests, async (request): Promise<NamedRequest> => {
    const isDraft = request.isOwn && request.state === "draft";
    const remarks = isDraft ? (await host.readReview(request)).remarks : [];
    const returned = remarks.filter(({ kind }) => kind === "returned");
    return { ...(await nameRequest(host, request, entries)), request, returned };
  });
  const select = (isWanted: (one: NamedRequest) => boolean) => named.filter(isWanted);
  return {
    returned: select(({ returned }) => returned.length > 0),
    approve: select(({ request }) => mayPublish && isOthers(request)),
    drafts: select(({ request, returned }) => request.isOwn && request.state === "draft" && returned.length === 0),
    sent: select(({ request }) => request.isOwn && request.state !== "draft"),
    others: select(({ request }) => !request.isOwn && !(mayPublish && isOthers(request))),
  };
}

/**
 * Finds the waiting requests that change an entry, except its draft: sheets, and a request to withdraw it.
 *
 * @param draft the request with the draft of the entry
 */
export async function findOtherRequests(
  host: Host,
  collection: Collection,
  key: string,
  draft: WaitingRequest | undefined,
): Promise<WaitingRequest[]> {
  const { file } = getEntryFile(collection, key);
  const others = (await host.listRequests()).filter(({ id, branch }) => id !== draft?.id && !branch.startsWith("cms/"));
  const found = await mapConcurrent(others, async (request) => {
    const { base } = await host.readReview(request);
    const [before, after] = await Promise.all([base, request.commit].map((commit) => host.readAt(file, commit)));
    const isSame = before && after ? hasSameBytes(before, after) : before === after;
    return isSame ? [] : [request];
  });
  return found.flat();
}

/** The number of days before an end that count as near. */
const nearDays = 7;

/**
 * Lists the entries that end soon, the first to end first.
 *
 * @param today a day in India, YYYY-MM-DD
 */
export function listEnding(entries: EntryList, today: string) {
  const ending = editedCollections.flatMap((collection) =>
    (entries[collection.name] ?? []).flatMap(({ key, name, values }) => {
      const day = String(values.closes ?? values.until ?? "");
      const left = isRealDate(day) ? countDays(today, day) : -1;
      return left >= 0 && left < nearDays ? [{ name, day, url: getFormUrl(collection.name, key) }] : [];
    }),
  );
  return ending.sort((one, other) => (one.day < other.day ? -1 : 1));
}
