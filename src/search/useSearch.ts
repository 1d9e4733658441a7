import { useState } from "react";
import { todayInIndia } from "../language/dates";
import { useAtOnce } from "../loading/useAtOnce";
import type { LocaleCode } from "../site/locales";
import type { SearchAnswer } from "./answer";
import { ask, loadIndex } from "./connection";
import type { KindName } from "./format";

/** What there is to show for a query. While the next answer is on its way, the one before it stays, as answered. */
export interface SearchState {
  readonly status: "idle" | "searching" | "answered" | "failed";
  readonly answer: SearchAnswer | undefined;
}

const idle: SearchState = { status: "idle", answer: undefined };

/**
 * Searches for what was asked: first in the page's language, then, where that has not enough, in the others, whose
 * indexes are fetched only then.
 *
 * @param opened kinds of which all answers are wanted; stable between renders
 */
export function useSearch(query: string, language: LocaleCode, opened: readonly KindName[]): SearchState {
  const [state, setState] = useState<SearchState>(idle);
  useAtOnce(() => {
    if (query.trim() === "") {
      setState(idle);
      return;
    }
    let isLatest = true;
    const show = (next: (last: SearchState) => SearchState) => {
      if (isLatest) setState(next);
    };
    const request = { query, language, opened, today: todayInIndia(new Date()) };
    const search = async () => {
      await loadIndex(language);
      const first = await ask(request);
      if (!isLatest || first.wanting.length === 0) return first;
      // An answer that another language may better is held back until that is known.
      if (first.coverage === "all") show(() => ({ status: "answered", answer: first }));
      // A language that does not arrive leaves what was found in the others.
      await Promise.allSettled(first.wanting.map(loadIndex));
      return isLatest ? ask(request) : first;
    };
    // An answer that is shown stays: that another is on its way would draw the page for nothing.
    show((last) => (last.status === "answered" ? last : { ...last, status: "searching" }));
    search().then(
      (answer) => show(() => ({ status: "answered", answer })),
      (reason: unknown) => {
        console.error("The search failed.", reason);
        show(() => ({ status: "failed", answer: undefined }));
      },
    );
    return () => {
      isLatest = false;
    };
  }, [query, language, opened]);
  return state;
}
