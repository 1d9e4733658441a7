import { useCallback, useEffect, useRef, useState } from "react";
import { useIsomorphicLayoutEffect } from "../../app/hooks";
import { debounceMs, pushUrl, replaceUrl } from "../../app/url-history";

/**
 * Returns the query in the URL and two functions to change it. `type` updates the URL after a debounce, `send` at once.
 * A typed query is one history entry until it is sent, so that Back returns to the last one sent. The query is empty in
 * the built page. It is read from the URL before the browser paints, so that the content for an empty query does not
 * flash.
 *
 * @param search the query string of the URL, as the router reports it
 */
export function useUrlQuery(search: string) {
  const [query, setQuery] = useState("");
  const isSent = useRef(true);

  useIsomorphicLayoutEffect(() => {
    const read = (from: string) => {
      isSent.current = true;
      setQuery(queryIn(from));
    };
    read(search);
    const follow = () => read(window.location.search);
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [search]);

  const write = useCallback((next: string) => {
    if (next === inAddress()) return;
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

function inAddress(): string {
  return queryIn(window.location.search).trim();
}
