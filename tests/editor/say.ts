import { type ClerkMessage, type ClerkMessageKey, getTexts } from "../../src/messages";

/** Returns a message in Hindi, the language of the editor in tests. */
export function say(key: ClerkMessageKey, values: ClerkMessage["values"] = {}): string {
  return getTexts(key, values).hi;
}
