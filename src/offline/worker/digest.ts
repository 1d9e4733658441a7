import { digestLength } from "../manifest";

/** The digest of a file as the manifest has it: the beginning of its SHA-256 in base 64. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest)).slice(0, digestLength);
}
