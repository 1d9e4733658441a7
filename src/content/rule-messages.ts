import { getDocumentNameFault } from "../documents/names";
import { isRealDate } from "../language/dates";
import { findIllFormed, type IllFormedWord } from "../language/ill-formed";
import { toKey } from "../language/romanise";
import { readTime } from "../language/times";
import { readDay } from "../language/written-dates";
import { type ClerkMessage, type ClerkMessageKey, type ClerkTexts, getTexts, toMessage } from "../messages";
import type { BrokenRule } from "../schema/fields";
import { longestKey } from "../schema/formats";

/** The rules whose message depends on what was probably meant. All others have one message. */
const ruleMessages: Readonly<Partial<Record<ClerkMessageKey, (found: string) => ClerkMessage>>> = {
  "date-form": dateMessage,
  "time-form": getTimeMessage,
  "key-form": (found) => toMessage("key-form", { found, near: toKey(found).slice(0, longestKey) || "my-entry" }),
  "text-ill-formed": (found) =>
    getIllFormedMessage(findIllFormed(found)[0] ?? { word: found, signs: found, near: found }),
  "document-name": (found) => getDocumentNameFault(found, false),
  "picture-name": (found) => getDocumentNameFault(found, true),
  "link-scheme": linkMessage,
};

/** Returns the message for clerks about a broken rule; undefined for issues from outside the schema's rules. */
export function getRuleMessage(params: unknown): ClerkMessage | undefined {
  if (!isBrokenRule(params)) return undefined;
  const { rule, values } = params;
  return ruleMessages[rule]?.(String(values.found ?? "")) ?? toMessage(rule, values);
}

function isBrokenRule(params: unknown): params is BrokenRule {
  return typeof params === "object" && params !== null && "rule" in params && "values" in params;
}

function dateMessage(found: string): ClerkMessage {
  const near = readDay(found.trim().replace(/[-./\s]+/gu, "-"));
  return isRealDate(near) ? toMessage("date-near", { found, near }) : toMessage("date-form", { found });
}

/** Returns the message about a word in ill-formed Devanagari. */
export function getIllFormedMessage({ word, signs, near }: Omit<IllFormedWord, "offset">): ClerkMessage {
  const codes = Array.from(
    signs,
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
  const correct = near === "" ? getTexts("found.nothing") : near;
  return toMessage("text-ill-formed", { found: word, signs: `${signs} (${codes.join(" ")})`, near: correct });
}

/** Returns the message about an invalid time of day, with the likely intended time if it can be recognised. */
export function getTimeMessage(found: string | ClerkTexts): ClerkMessage {
  const near = typeof found === "string" ? readTime(found) : undefined;
  return near ? toMessage("time-near", { found, near }) : toMessage("time-form", { found, example: "17:30" });
}

function linkMessage(found: string): ClerkMessage {
  if (/^http:\/\//iu.test(found)) return toMessage("link-http", { near: found.replace(/^http:/iu, "https:") });
  const scheme = /^([a-z][a-z0-9+.-]*:)(?!\d)/iu.exec(found)?.[1];
  if (scheme && scheme.toLowerCase() !== "https:") return toMessage("link-scheme", { found: scheme });
  return toMessage("link-form", { found });
}
