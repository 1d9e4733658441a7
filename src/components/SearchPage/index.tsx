import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { appPartAttribute, searchFilesAttribute, traversalEvent } from "../../app/app-loader";
import { useIsomorphicLayoutEffect, useLatest } from "../../app/hooks";
import { debounceMs, pushUrl, replaceUrl } from "../../app/url-history";
import { Message, useLanguage } from "../../i18n";
import { isSearchShortcutOn, setSearchShortcut } from "../../preferences/search-shortcut";
import { indexUrl, type RecordKind } from "../../search/format";
import { type SearchState, useSearch } from "../../search/useSearch";
import { loadIndex } from "../../search/worker-client";
import { locales } from "../../site/locales";
import { AudienceLinks } from "../AudienceLinks";
import { SearchBox } from "../SearchBox";
import { SearchResults } from "../SearchResults";
import { SiteMap } from "../SiteMap";
import { TaskLinks } from "../TaskLinks";
import { AnswerMessage } from "./AnswerMessage";
import * as styles from "./index.module.css";

const hasDevanagari = locales.some(({ script }) => script === "Deva");

interface Props {
  /** The query string of the URL, as the router reports it. */
  readonly search: string;
}

const none: readonly RecordKind[] = [];

/**
 * Renders the search box and the results for the query in the box and the URL. Without scripts the site map replaces
 * the results.
 */
export function SearchPage({ search }: Props) {
  const language = useLanguage();
  const { query, type, send } = useUrlQuery(search);
  const [opened, setOpened] = useState<{ readonly query: string; readonly kinds: readonly RecordKind[] }>();
  const kinds = opened?.query === query ? opened.kinds : none;
  const asked = useLatest({ query, kinds });
  const state = useSearch(query, language, kinds);
  const open = useCallback(
    (kind: RecordKind) => setOpened({ query: asked.current.query, kinds: [...asked.current.kinds, kind] }),
    [asked],
  );
  // Memoised, so that typing does not render the results again until the new answer exists.
  const results = useMemo(
    () => state.answer && <SearchResults answer={state.answer} onOpen={open} />,
    [state.answer, open],
  );
  const [runsScripts, setRunsScripts] = useState(false);
  useEffect(() => {
    setRunsScripts(true);
    // The search reports a failed load when it needs the index.
    loadIndex({ language, part: "facts" }).catch(() => undefined);
  }, [language]);
  const heading = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    // Opened without a query, the page is for typing one. A box that the visitor has left is not focused again.
    if (queryIn(window.location.search) === "" && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>("input[type=search]")?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!isSent || state.answer?.query !== query) return;
    setSent(false);
    heading.current?.focus();
  }, [isSent, state.answer, query]);
  const sendAndRead = (sent: string) => {
    send(sent);
    setSent(sent !== "");
  };
  return (
    <>
      <div
        ref={box}
        data-needs-script=""
        {...{ [appPartAttribute]: "q", [searchFilesAttribute]: indexUrl({ language, part: "facts" }) }}
      >
        <SearchBox value={query} onType={type} onSend={sendAndRead} />
        {query === "" && (
          <p className={`quiet ${styles.hint} ${styles.empty}`}>
            <Message id="search.hint" />
            {hasDevanagari && (
              <>
                {" "}
                <Message id="search.latin" />
              </>
            )}
          </p>
        )}
      </div>
      <div role="status" className={styles.status}>
        <StatusMessage state={state} heading={heading} />
      </div>
      {results}
      {state.status === "answered" && state.answer?.coverage === "none" && <TaskLinks />}
      {(!runsScripts || state.status === "failed") && (
        <div data-without-scripts="" className={runsScripts ? undefined : styles.withoutScripts}>
          {!runsScripts && (
            <p>
              <Message id="search.withoutScripts" />
            </p>
          )}
          <SiteMap />
        </div>
      )}
      {query === "" && (
        <div data-needs-script="" className={styles.empty}>
          <AudienceLinks />
        </div>
      )}
      {runsScripts && <SearchShortcutToggle />}
    </>
  );
}

interface StatusProps {
  readonly state: SearchState;
  /** Receives the heading of the answers. */
  readonly heading: RefObject<HTMLElement>;
}

function StatusMessage({ state: { status, answer, isPartial }, heading }: StatusProps) {
  if (status === "failed") return <Message id="search.failed" />;
  if (status === "searching" && !answer) return <Message id="search.searching" />;
  if (!answer) return null;
  return (
    <>
      <AnswerMessage answer={answer} heading={heading} />
      {isPartial && " "}
      {isPartial && <Message id="search.more" />}
    </>
  );
}

/** Renders the switch for the key /. WCAG 2.1.4 requires one for every single-character shortcut. */
function SearchShortcutToggle() {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(isSearchShortcutOn()), []);
  return (
    <label className={`quiet ${styles.keyChoice}`}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked);
          setSearchShortcut(checked);
        }}
      />
      <Message id="search.key" />
    </label>
  );
}

/**
 * Returns the query in the URL and two functions to change it. `type` updates the URL after a debounce, `send` at once.
 * A typed query is one history entry until it is sent, so that Back returns to the last one sent. The query is empty in
 * the built page. It is read from the URL before the browser paints, so that the content for an empty query does not
 * flash.
 *
 * @param search the query string of the URL, as the router reports it
 */
function useUrlQuery(search: string) {
  const [query, setQuery] = useState("");
  const isSent = useRef(true);

  useIsomorphicLayoutEffect(() => {
    delete document.documentElement.dataset.query;
    const read = (from: string) => {
      isSent.current = true;
      setQuery(queryIn(from));
    };
    read(search);
    const follow = () => read(window.location.search);
    window.addEventListener(traversalEvent, follow);
    return () => window.removeEventListener(traversalEvent, follow);
  }, [search]);

  const write = useCallback((next: string) => {
    if (next === queryIn(window.location.search).trim()) return;
    const { pathname } = window.location;
    const address = next === "" ? pathname : `${pathname}?${new URLSearchParams({ q: next })}`;
    if (isSent.current) pushUrl(address);
    else replaceUrl(address);
    isSent.current = false;
  }, []);

  const [isTyped, setIsTyped] = useState(false);
  useEffect(() => {
    if (!isTyped) return;
    const timer = setTimeout(() => write(query.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [isTyped, query, write]);

  const type = useCallback((typed: string) => {
    setIsTyped(true);
    setQuery(typed);
  }, []);

  const send = useCallback(
    (sent: string) => {
      setIsTyped(false);
      setQuery(sent);
      write(sent);
      isSent.current = true;
    },
    [write],
  );

  return { query, type, send };
}

function queryIn(search: string): string {
  return new URLSearchParams(search).get("q") ?? "";
}
