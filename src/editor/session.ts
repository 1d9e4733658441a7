import * as z from "zod";
import { showNotice } from "./notice";
import { translate } from "./page";

/** Decap's storage key for the signed-in user and the token. */
const signedIn = "decap-cms-user";

/**
 * Restricts the token to the session. Decap writes the token to `localStorage`, which persists; this redirects that key
 * to `sessionStorage`, which ends with the tab. It also removes a token stored by an older version.
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

/** Returns the token of the editor's sign-in in this tab; undefined before sign-in. */
export function readToken(): string | undefined {
  const stored: unknown = JSON.parse(window.sessionStorage.getItem(signedIn) ?? "null");
  return z.object({ token: z.string().min(1) }).safeParse(stored).data?.token;
}

/**
 * Shows a message when the git host refuses an expired or revoked token (status 401). Decap would show only the host's
 * error text.
 *
 * @param api the root URL of the host's API
 */
export function reportRefusedToken(api: string): void {
  const { fetch } = window;
  const renew = [translate("editor.token-new"), translate("editor.token-sign-in"), translate("editor.token-draft")];
  window.fetch = async (input, options) => {
    const answer = await fetch(input, options);
    if (answer.status === 401 && answer.url.startsWith(api)) showNotice(translate("editor.token-refused"), renew);
    return answer;
  };
}
