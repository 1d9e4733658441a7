import { z } from "zod";

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
