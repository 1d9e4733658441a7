import { useCallback, useEffect, useRef, useState } from "react";
import { debounceMs, pushUrl, replaceUrl } from "../../app/url-history";
import { useIsomorphicLayoutEffect } from "../../app/useIsomorphicLayoutEffect";

/**
 * The query in the page's address, and two ways to change it: typing, which reaches the address once it rests, and
 * sending. What is typed is one step of the history until it is sent, so that Back returns to what was sent before.
 * Empty in the page as it was built; the address is read before the browser paints, so that what an empty query shows does
 * not flash.
 *
 * @param search the query string of the address, as the router knows it
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
