import { useEffect, useState } from "react";
import { type EntrySummary, listDetailFields, listSortFields, sortEntries } from "../../desk/entry-list";
import type { WaitingRequest } from "../../desk/host/host";
import { getDraftBranch } from "../../desk/opened-entry";
import { isRealDate } from "../../language/dates";
import { foldText } from "../../language/fold";
import { type Collection, isSingle } from "../../schema/collection";
import { editedCollections } from "../../schema/collections";
import { getFormUrl } from "../../site/editor";
import { describeFault } from "../host/describe-fault";
import { formatDay, language, translate } from "../page";
import { FirstPage } from "./FirstPage";
import type { FormPageProps } from "./preparation";

/** The number of entries that a list shows before the clerk asks for more. */
const shownAtOnce = 50;

/** The viewport width in pixels from which the choice of a list stands beside the list. */
const wideScreen = 900;

interface Props extends FormPageProps {
  /** The list; undefined for the search over all lists. */
  readonly collection: Collection | undefined;
  readonly hash: string;
}

interface FoundEntry extends EntrySummary {
  readonly collection: Collection;
  readonly draft: WaitingRequest | undefined;
}

/** Renders the choice of a list, and its entries with a search; without a list, the first page and the search over all. */
export function EntryLists({ host, rules, entries, collection, hash }: Props) {
  const [words, setWords] = useState(() => readSearch(hash));
  const sortFields = collection ? listSortFields(collection) : [];
  const [sortField, setSortField] = useState(sortFields[0]?.name ?? "");
  const [shown, setShown] = useState(shownAtOnce);
  const [requests, setRequests] = useState<readonly WaitingRequest[]>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    host.listRequests().then(setRequests, (error: unknown) => setSaid(describeFault(error)));
  }, [host]);

  const searched = collection ? [collection] : editedCollections.filter((each) => !isSingle(each));
  const all = searched.flatMap((each) => listWithDrafts(each, entries[each.name] ?? [], requests ?? [], sortField));
  const wanted = foldText(words).split(/\s+/u).filter(Boolean);
  const isAsked = collection !== undefined || wanted.length > 0;
  const found = isAsked ? all.filter((entry) => matches(entry, wanted)) : [];
  const isWide = window.innerWidth >= wideScreen;
  const lists = (
    <nav aria-label={translate("editor.lists")}>
      <details open={isWide || !collection}>
        <summary>{translate("editor.lists")}</summary>
        <ul>
          {editedCollections.map(({ name, label }) => (
            <li key={name}>
              <a href={`#/collections/${name}`} aria-current={name === collection?.name ? "page" : undefined}>
                {label[language]}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
  // On a phone the day's work is before the lists.
  const isBefore = isWide || collection !== undefined;
  return (
    <div className="entry-lists">
      {isBefore && lists}
      <div>
        <h1>{collection ? collection.label[language] : translate("editor.title")}</h1>
        {collection && <p>{collection.help[language]}</p>}
        {!collection && !isAsked && requests && <FirstPage {...{ host, rules, entries, requests }} />}
        {collection?.keyFrom !== undefined && (
          <p>
            <a className="button-link main-button" href={`#/collections/${collection.name}/new`}>
              {translate("entry.add", { list: collection.label[language] })}
            </a>
          </p>
        )}
        <p className="list-controls">
          <label>
            {translate(collection ? "entry.search" : "entry.search-all")}
            <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
          </label>
          {sortFields.length > 0 && (
            <label>
              {translate("entry.sort")}
              <select value={sortField} onChange={({ target }) => setSortField(target.value)}>
                {sortFields.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label[language]}
                  </option>
                ))}
                <option value="">{translate("entry.sort-name")}</option>
              </select>
            </label>
          )}
        </p>
        <p role="status">{said || (isAsked && translate("entry.found", { count: found.length }))}</p>
        <ul className="entry-list">
          {found.slice(0, shown).map((entry) => (
            <li key={`${entry.collection.name}/${entry.key}`}>
              <a href={getFormUrl(entry.collection.name, entry.key)}>{entry.name[language]}</a>
              <span>{describe(entry, collection)}</span>
              {entry.draft && <strong>{translate(`requests.${entry.draft.state}`)}</strong>}
            </li>
          ))}
        </ul>
        {found.length > shown && (
          <button type="button" onClick={() => setShown(shown + shownAtOnce)}>
            {translate("entry.more")}
          </button>
        )}
      </div>
      {!isBefore && lists}
    </div>
  );
}

/** Returns the words of an address such as `#/search/almora`; empty for other or malformed addresses. */
function readSearch(hash: string): string {
  const [, words = ""] = /^#\/search\/(.*)$/u.exec(hash) ?? [];
  try {
    return decodeURIComponent(words);
  } catch {
    return "";
  }
}

/** Lists the entries of a collection with their drafts; new entries, which only a draft has, come first. */
function listWithDrafts(
  collection: Collection,
  listed: readonly EntrySummary[],
  requests: readonly WaitingRequest[],
  sortField: string,
): FoundEntry[] {
  const findDraft = (key: string) => requests.find(({ branch }) => branch === getDraftBranch(collection, key));
  const known = new Set(listed.map(({ key }) => key));
  const prefix = getDraftBranch(collection, "");
  const added = requests.flatMap((draft): FoundEntry[] => {
    const key = draft.branch.slice(prefix.length);
    if (!draft.branch.startsWith(prefix) || known.has(key)) return [];
    return [{ key, name: { en: draft.title, hi: draft.title }, values: {}, collection, draft }];
  });
  const sorted =
    sortField === ""
      ? [...listed].sort((one, other) => one.name[language].localeCompare(other.name[language], language))
      : sortEntries(listed, sortField);
  return [...added, ...sorted.map((entry) => ({ ...entry, collection, draft: findDraft(entry.key) }))];
}

function matches({ key, name, values }: FoundEntry, wanted: readonly string[]): boolean {
  const text = foldText([key, ...Object.values(name), ...Object.values(values)].join(" "));
  return wanted.every((word) => text.includes(word));
}

/** Describes an entry beside its name: by its list in a search over all, by its numbers and days in its own. */
function describe({ collection, values }: FoundEntry, own: Collection | undefined): string {
  const details = listDetailFields(collection)
    .flatMap(({ name }) => values[name] ?? [])
    .map((value) => (typeof value === "string" && isRealDate(value) ? formatDay(value) : value));
  return [...(own ? [] : [collection.label[language]]), ...details].join(" · ");
}
