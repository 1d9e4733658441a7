import type * as z from "zod";
import type { LocaleCode } from "../site/locales";
import { createIssue, date, document, documents, issuedText, link, list, text, time } from "./fields";
import { describe } from "./labels";
import { getNewsDay, type Period } from "./period";

/** The title of an entry. */
export const titleField = text(describe("shared.title"));

/** The day of an entry's publication. */
export const publishedField = date(describe("shared.published"));

/** The dates when an entry appears on the site and moves to the archive (see `period.ts`). */
export const periodFields = {
  /** The first day on the site. Until then the site does not contain the entry. */
  publishOn: date(describe("shared.publishOn")).optional(),
  /** The time on the first day when the entry appears. */
  publishAt: time(describe("shared.publishAt")).optional(),
  /** The last day in the list. After that the entry is in the archive, at the same URL. */
  expiresOn: date({ ...describe("shared.expiresOn"), yearsAhead: 10 }).optional(),
};

/**
 * The target of 'Click Here': a document of the council or an external URL. With neither, "document not yet available".
 */
export const sourceFields = {
  /** The document's file name in `static/documents`. */
  document: document(describe("shared.document")).optional(),
  /** The document in other languages, one file each. */
  otherLanguages: documents(describe("shared.otherLanguages")).optional(),
  /** The URL of a document on another site. */
  link: link(describe("shared.link")).optional(),
};

/** The content of an entry's page in addition to its facts. */
export const pageFields = {
  /** The text of the document. Its page shows it, and the search indexes it. */
  body: issuedText(describe("shared.body")).optional(),
  /** The corrections after publication, each with its day. */
  changes: list({
    ...describe("shared.changes"),
    item: {
      day: date(describe("shared.changes.day")),
      note: text(describe("shared.changes.note")),
    },
  }).optional(),
};

/** The fields that the rules about an entry's source check. */
interface Source {
  readonly document?: string | undefined;
  readonly otherLanguages?: Readonly<Partial<Record<LocaleCode, string | undefined>>> | undefined;
  readonly link?: unknown;
}

/** The fields that the rules of a dated entry check. */
type DatedEntry = Period &
  Source & {
    readonly changes?: readonly { readonly day: string }[] | undefined;
  };

/**
 * Checks a dated entry: one source, a last day not before the first, no time without its day, and no change before
 * publication.
 */
export function checkDatedEntry(context: z.core.ParsePayload<DatedEntry>): void {
  checkOneSource(context);
  checkTimeWithDay(context);
  const { published: since, changes = [] } = context.value;
  for (const [index, { day }] of changes.entries()) {
    if (since && day < since)
      context.issues.push(createIssue("date-change", { found: day, published: since }, ["changes", index, "day"]));
  }
  const { expiresOn } = context.value;
  const begins = getNewsDay(context.value);
  if (expiresOn && begins && expiresOn < begins)
    context.issues.push(createIssue("date-expires", { found: expiresOn, begins }, ["expiresOn"]));
}

/** Reports a day of an entry that is before another one, by the names of their fields. */
export function checkNotBefore(
  { value, issues }: z.core.ParsePayload<Readonly<Record<string, unknown>>>,
  name: string,
  earlier: string,
): void {
  const [day, first] = [value[name], value[earlier]];
  if (typeof day === "string" && typeof first === "string" && day < first)
    issues.push(createIssue("date-before", { found: day, first }, [name]));
}

/** Reports an entry that leaves its list before its last day, by the name of the field of that day. */
export function checkStaysOpen(
  { value, issues }: z.core.ParsePayload<Readonly<Record<string, unknown>>>,
  deadline: string,
): void {
  const [found, closes] = [value.expiresOn, value[deadline]];
  if (typeof found === "string" && typeof closes === "string" && found < closes)
    issues.push(createIssue("date-expires-open", { found, closes }, ["expiresOn"]));
}

/** Reports a time of day without its day. */
export function checkTimeWithDay(context: z.core.ParsePayload<Period>): void {
  const { publishOn, publishAt } = context.value;
  if (publishAt && !publishOn) context.issues.push(createIssue("time-without-day", publishAt, ["publishAt"]));
}

/**
 * Reports an entry with both a document and a link, since 'Click Here' has one target. Also reports other languages
 * without a document, and a file named for two languages.
 */
export function checkOneSource({ value, issues }: z.core.ParsePayload<Source>): void {
  const { document: file, otherLanguages = {}, link: address } = value;
  if (file !== undefined && address !== undefined) issues.push(createIssue("document-and-link", {}, ["link"]));
  const others = Object.entries(otherLanguages).filter(([, name]) => name !== undefined);
  if (file === undefined && others.length > 0)
    issues.push(createIssue("languages-without-document", {}, ["otherLanguages"]));
  const names = [file, ...others.map(([, name]) => name)];
  for (const [index, [code, name]] of others.entries())
    if (names.indexOf(name) <= index) issues.push(createIssue("document-twice", name, ["otherLanguages", code]));
}
