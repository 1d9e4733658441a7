import { useCallback, useEffect, useMemo, useState } from "react";
import { isForwardNavigation } from "../../app/navigation-type";
import { pushAddress, replaceAddress, replaceAddressSoon } from "../addressBar";
import { addressOf, everything, isPlain, type ListingRequest, requestFrom } from "./address";

/**
 * Asks a listing for something else. What is typed takes the place of the page's address once typing rests, what another
 * address asks for does so at once; a choice adds to the history. The fragment, with its sign, is left out unless given.
 */
export type Ask = (next: ListingRequest, step: Step, fragment?: string) => void;

type Step = "type" | "replace" | "push";

const writeAddress: Readonly<Record<Step, (address: string) => void>> = {
  type: replaceAddressSoon,
  replace: replaceAddress,
  push: pushAddress,
};

interface Pages {
  /** The path and the query of a request. */
  readonly addressFor: (request: ListingRequest) => string;
  readonly number: number;
}

/**
 * The request in the page's address, and a way to change it. The first render asks for everything, as the page was built;
 * the address is read right after. A choice adds to the history, so that Back undoes it.
 * Beside them, whether the answer is seen from its beginning: not after going back, which may lead to its middle.
 *
 * @param pages of a list that is parted into pages: where a request is found, and which page this is as it was built
 */
export function useRequest(facetIds: readonly string[], columnIds: readonly string[], pages?: Pages) {
  const { addressFor, number = 1 } = pages ?? {};
  const [request, setRequest] = useState<ListingRequest>(number > 1 ? { ...everything, page: number } : everything);
  const [isSeenAnew, setSeenAnew] = useState(isForwardNavigation);
  const known = `${facetIds.join()};${columnIds.join()}`;
  const read = useMemo(() => {
    const [facets = "", columns = ""] = known.split(";");
    return () => {
      const found = requestFrom(window.location.search, facets.split(","), columns.split(","));
      const numbered = /\/page\/(\d+)$/.exec(window.location.pathname);
      return addressFor && numbered && isPlain(found) ? { ...found, page: Number(numbered[1]) } : found;
    };
  }, [known, addressFor]);

  useEffect(() => {
    const follow = () => {
      setSeenAnew(false);
      setRequest(read());
    };
    setRequest(read());
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [read]);

  const ask: Ask = useCallback(
    (next, step, fragment = "") => {
      setSeenAnew(true);
      setRequest(next);
      const address = `${addressFor?.(next) ?? `${window.location.pathname}${addressOf(next)}`}${fragment}`;
      writeAddress[step](address);
    },
    [addressFor],
  );

  return { request, ask, isSeenAnew };
}
