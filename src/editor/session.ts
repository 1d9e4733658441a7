import { attemptStorage } from "./attempt-storage";

/** The browser's storage key for the token. The storage ends with the tab. */
const storedToken = "editor-token";

/** Returns the token of the sign-in in this tab; undefined before sign-in, or where the browser refuses storage. */
export function readToken(): string | undefined {
  return attemptStorage(() => window.sessionStorage.getItem(storedToken)) ?? undefined;
}

/** Keeps the token of a sign-in until the tab is closed. Where the browser refuses storage, it lasts as long as the page. */
export function keepToken(token: string): void {
  attemptStorage(() => window.sessionStorage.setItem(storedToken, token));
}

/** Signs out: forgets the token, and shows the sign-in again. What is unsaved in a form is kept. */
export function signOut(): void {
  attemptStorage(() => window.sessionStorage.removeItem(storedToken));
  window.location.reload();
}
