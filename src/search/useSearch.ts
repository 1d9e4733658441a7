import { useState } from "react";
import { useIsomorphicLayoutEffect } from "../app/useIsomorphicLayoutEffect";
import { todayInIndia } from "../language/dates";
import type { LocaleCode } from "../site/locales";
import type { SearchAnswer } from "./answer";
import type { KindName } from "./format";
import { ask, loadIndex } from "./worker-client";

/**
 * The state of the search to show for a query. While the next answer is on its way, the one before it stays, as
 * answered.
 */
export interface SearchState {
  readonly status: "idle" | "searching" | "answered" | "failed";
  readonly answer: SearchAnswer | undefined;
}

const idle: SearchState = { status: "idle", answer: undefined };

/**
 * Searches for what was asked: first in the titles and facts of the page's language, then in its texts and, where that is
 * not enough, in the other languages, whose indexes are fetched only then.
 *
 * @param opened kinds of which all answers are wanted; stable between renders
 */
export function useSearch(query: string, language: LocaleCode, opened: readonly KindName[]): SearchState {
  const [state, setState] = useState<SearchState>(idle);
  useIsomorphicLayoutEffect(() => {
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
      await loadIndex({ language, part: "facts" });
      let answer = await ask(request);
      while (isLatest && answer.wanting.length > 0) {
        // An answer that another index may better is held back until that is known.
        const first = answer;
        if (first.coverage === "all") show(() => ({ status: "answered", answer: first }));
        const loads = await Promise.allSettled(first.wanting.map(loadIndex));
        // An index that does not arrive leaves what was found in the others.
        if (loads.every(({ status }) => status === "rejected")) break;
        if (isLatest) answer = await ask(request);
      }
      return answer;
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
