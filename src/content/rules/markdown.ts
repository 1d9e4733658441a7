import { toDigits } from "../../language/digits";
import { findTime } from "../../language/times";
import { findDays } from "../../language/written-dates";
import { compareWithShown } from "../../markdown/compare";
import { findParts, type MarkdownPart } from "../../markdown/parts";
import { type ClerkMessage, toMessage } from "../../messages";
import { getDescription } from "../../schema/description";
import { hasUserName, isSecureUrl } from "../../schema/fields";
import { findDocumentName } from "../../site/documents";
import type { LocaleCode } from "../../site/locales";
import { findCanonicalPath, listAllPages } from "../../site/paths";
import { isRouteId, routeIds } from "../../site/routes";
import { getFieldName } from "../fields";
import { mostReported } from "../limits";
import { memoizeByObject } from "../memoize";
import type { Path } from "../position";
import { suggest } from "../suggest";
import { createProblem, type WrittenEntry } from "../written-entry";
import { type FieldText, listFieldTexts } from "./language";
import { getWrittenText, type Rule } from "./rule";

/** Rich texts link only to existing pages and safe URLs, and have no pictures and no headings of other levels. */
export const richTextsAreSafe: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    listProse(entry).flatMap(({ path, text }) =>
      findParts(text).flatMap((part) => {
        const wrong = messageFor(part);
        return wrong ? [createProblem(entry, { path, word: part.address, message: wrong })] : [];
      }),
    ),
  );

const findDifferencesIn = memoizeByObject((entry: WrittenEntry) =>
  listProse(entry)
    .flatMap(({ path, text }) =>
      compareWithShown(text).map(({ kind, line, sign = "", found, near }) => {
        const about = toMessage(`markdown-${kind}`, { line, sign, found, near });
        const offset = findLine(entry, path, line);
        return createProblem(entry, { path, offset, word: found, message: about, severity: "warning" });
      }),
    )
    .slice(0, mostReported),
);

/**
 * Returns the offset of a line of a text in its file; for a text that is not a block (`|`), the offset of the whole
 * text.
 */
function findLine({ places, text }: WrittenEntry, path: Path, line: number): number {
  let offset = places.offsetOf(path);
  if (text.charAt(offset) !== "|") return offset;
  for (let left = line; left > 0; left -= 1) offset = text.indexOf("\n", offset) + 1;
  return offset;
}

/** Pages show rich texts as they are typed, except for the markup that the guide for clerks teaches. */
export const textsAreShownAsTyped: Rule = ({ entries }) => entries.flatMap((entry) => findDifferencesIn(entry));

function listProse({ fields }: WrittenEntry): FieldText[] {
  return fields.flatMap(listFieldTexts).filter(({ kind }) => kind === "prose");
}

function messageFor({ kind, address: found }: MarkdownPart): ClerkMessage | undefined {
  if (kind === "image") return toMessage("markdown-image", { found });
  if (kind === "heading")
    return found === "##" || found === "###" ? undefined : toMessage("markdown-heading", { found });
  return linkMessage(found);
}

function linkMessage(found: string): ClerkMessage | undefined {
  if (found.startsWith("route:")) return routeMessage(found.slice("route:".length).split("#")[0] ?? "");
  if (found.startsWith("#") || findDocumentName(found) !== undefined) return undefined;
  if (/^(?:mailto|tel):./iu.test(found)) return undefined;
  if (isSecureUrl(found)) return hasUserName(found) ? toMessage("link-user", { found }) : undefined;
  const page = pageAt(found);
  return page ? toMessage("markdown-path", { found, near: `route:${page}` }) : toMessage("markdown-scheme", { found });
}

function routeMessage(found: string): ClerkMessage | undefined {
  if (isRouteId(found)) return undefined;
  const near = suggest(found, routeIds);
  return near
    ? toMessage("markdown-route-near", { found, near })
    : toMessage("markdown-route", { found, allowed: routeIds.join(", ") });
}

/** Returns the id of the page whose path a clerk wrote. */
function pageAt(address: string): string | undefined {
  const [written = ""] = address.split("#");
  if (!written.startsWith("/")) return undefined;
  const path = findCanonicalPath(written) ?? written;
  return listAllPages().find((page) => page.path === path)?.route.id;
}

/** Further names of fields in document texts, in addition to their labels. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  published: ["दिनांक", "दिनाङ्कः", "date", "dated"],
  closes: ["अंतिम तिथि", "निविदा की अंतिम तिथि", "अन्तिमः दिनाङ्कः", "last date"],
  number: ["संख्या", "सङ्ख्या", "number", "no."],
  reference: ["संख्या", "निविदा संख्या", "सङ्ख्या", "number", "no."],
};

/**
 * A document's text agrees with its entry's number or reference, date and last day, wherever it names them. Differences
 * are only warnings: a corrigendum may have moved a date, and a text may quote a mistake.
 */
export const bodiesAgreeWithFields: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    entry.fields
      .filter(({ path }) => path.length === 1 && path[0] === "body")
      .flatMap(listFieldTexts)
      .flatMap(({ path, locale, text }) => {
        const impossible = findDays(text)
          .filter(({ isReal, written }) => !isReal && /\d{4}/u.test(toDigits(written, "en")))
          .map(({ written: word }) =>
            createProblem(entry, {
              path,
              word,
              message: toMessage("body-day", { found: word }),
              severity: "warning",
            }),
          );
        const differing = namedIn(text).flatMap(({ name, value }) => {
          const field = fieldCalled(entry, name, locale);
          const stored = field === undefined ? undefined : getWrittenText(entry, field);
          if (field === undefined || stored === undefined) return [];
          const hour =
            `${field}At` in entry.collection.schema.shape ? (getWrittenText(entry, `${field}At`) ?? "") : null;
          if (agrees(field, stored, value) && (hour === null || hour === (findTime(value) ?? hour))) return [];
          const label = getFieldName(entry.collection.schema, [field])?.label ?? field;
          const has = hour ? `${stored} ${hour}` : stored;
          const about = toMessage("body-differs", { found: value, field: label, value: has });
          return [createProblem(entry, { path, word: value, message: about, severity: "warning" })];
        });
        return [...impossible, ...differing];
      }),
  );

interface Named {
  readonly name: string;
  readonly value: string;
}

/** Finds names and values in a text: `**Date** – 2 December 2026`, or rows of a table with two columns. */
function namedIn(text: string): Named[] {
  return text.split("\n").flatMap((line): Named[] => {
    const [, cell, cellValue] = /^\s*\|([^|]+)\|([^|]+)\|\s*$/u.exec(line) ?? [];
    const [, words = "", wordsValue] = /^([^|:–]{2,50})[:–]\**\s(.+)$/u.exec(line) ?? [];
    const name = (cell ?? words).replaceAll("*", "").trim().toLowerCase();
    const value = (cellValue ?? wordsValue)?.trim();
    return name && value ? [{ name, value }] : [];
  });
}

function fieldCalled({ collection }: WrittenEntry, name: string, locale: LocaleCode): string | undefined {
  return Object.entries(alsoCalled).find(([field, names]) => {
    const described = collection.schema.shape[field];
    if (described === undefined) return false;
    return [getDescription(described).label[locale]?.toLowerCase(), ...names].includes(name);
  })?.[0];
}

/** Checks whether a value in a text agrees with the stored one. A value without a number or date agrees. */
function agrees(field: string, stored: string, value: string): boolean {
  if (field === "number" || field === "reference") {
    const fold = (text: string) => toDigits(text, "en").replace(/\s+/gu, "").toLowerCase();
    return !/[\d०-९]/u.test(value) || fold(value).includes(fold(stored));
  }
  const days = findDays(value).map(({ day }) => day);
  return days.length === 0 || days.includes(stored);
}
