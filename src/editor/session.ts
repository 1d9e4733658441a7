import { z } from "zod";
import type { ClerkLanguage } from "../content/clerk-languages";
import { texts } from "../content/messages";
import { tell } from "./notice";

/** The name under which Decap keeps who has signed in, the token included. */
const signedIn = "decap-cms-user";

/**
 * Keeps the token for the session alone. Decap writes it into the storage that outlives the browser; this sends that one
 * name to the storage that ends with the tab, and removes what an older version may have left.
 */
export function keepTokenForSession(): void {
  const { localStorage, sessionStorage } = window;
  localStorage.removeItem(signedIn);
  const { getItem, setItem, removeItem } = Storage.prototype;
  const placeOf = (storage: Storage, name: string) =>
    storage === localStorage && name === signedIn ? sessionStorage : storage;
  Storage.prototype.getItem = function get(name) {
    return getItem.call(placeOf(this, name), name);
  };
  Storage.prototype.setItem = function set(name, value) {
    setItem.call(placeOf(this, name), name, value);
  };
  Storage.prototype.removeItem = function remove(name) {
    removeItem.call(placeOf(this, name), name);
  };
}

/** Returns the token of the sign-in to the editor in this tab; undefined without one. */
export function readToken(): string | undefined {
  const stored: unknown = JSON.parse(window.sessionStorage.getItem(signedIn) ?? "null");
  return z.object({ token: z.string().min(1) }).safeParse(stored).data?.token;
}

/**
 * Reports in words that the git host no longer takes the token, which has expired or was revoked. Decap itself shows the
 * host's own words, in the middle of whatever it was doing.
 *
 * @param api the root of the host's API
 */
export function reportRefusedToken(language: ClerkLanguage, api: string): void {
  const { fetch } = window;
  const renew = [
    texts("editor.token-new")[language],
    texts("editor.token-sign-in")[language],
    texts("editor.token-draft")[language],
  ];
  window.fetch = async (input, options) => {
    const answer = await fetch(input, options);
    if (answer.status === 401 && answer.url.startsWith(api))
      tell(language, texts("editor.token-refused")[language], renew);
    return answer;
  };
}
