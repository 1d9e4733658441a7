import { withStorage } from "../preferences/storage";

/** The browser's storage key for the token. The storage ends with the tab. */
const storedToken = "editor-token";

/** Returns the token of the sign-in in this tab; undefined before sign-in, or where the browser refuses storage. */
export function readToken(): string | undefined {
  return withStorage((storage) => storage.getItem(storedToken), "sessionStorage") ?? undefined;
}

/** Keeps the token of a sign-in until the tab is closed. Where the browser refuses storage, it lasts as long as the page. */
export function keepToken(token: string): void {
  withStorage((storage) => storage.setItem(storedToken, token), "sessionStorage");
}

/** Signs out: forgets the token, and shows the sign-in again. What is unsaved in a form is kept. */
export function signOut(): void {
  withStorage((storage) => storage.removeItem(storedToken), "sessionStorage");
  window.location.reload();
}
