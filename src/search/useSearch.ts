import { useState } from "react";
import { useIsomorphicLayoutEffect } from "../app/hooks";
import { getTodayInIndia } from "../language/dates";
import type { LocaleCode } from "../site/locales";
import type { SearchAnswer } from "./answer";
import type { RecordKind } from "./format";
import { askIndexes, loadIndex } from "./worker-client";

/** The state of a search. While the next answer is pending, the previous one stays, with its status. */
export interface SearchState {
  readonly status: "idle" | "searching" | "answered" | "failed";
  readonly answer: SearchAnswer | undefined;
  /** True while indexes load that may have more results. */
  readonly isPartial?: boolean;
}

const idle: SearchState = { status: "idle", answer: undefined };

/**
 * Returns the state of the search for a query. It first searches the titles and facts of the page's language, and shows
 * what they answer, then its texts. If there are too few results, it fetches and searches those of other languages.
 *
 * @param opened kinds with all results; stable between renders
 */
export function useSearch(query: string, language: LocaleCode, opened: readonly RecordKind[]): SearchState {
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
    const request = { query, language, opened, today: getTodayInIndia(new Date()) };
    const search = async () => {
      await loadIndex({ language, part: "facts" });
      let answer = await askIndexes(request);
      while (isLatest && answer.wanting.length > 0) {
        const first = answer;
        if (first.coverage !== "none") show(() => ({ status: "answered", answer: first, isPartial: true }));
        const loads = await Promise.allSettled(first.wanting.map(loadIndex));
        // If an index fails to load, the results of the others remain.
        if (loads.every(({ status }) => status === "rejected")) break;
        if (isLatest) answer = await askIndexes(request);
      }
      return answer;
    };
    // A shown answer stays, because a pending status would cause a needless render.
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
