import type * as z from "zod";
import { chosenLists, type ListId, writtenLists } from "../../site/chosen-lists";
import { defineLabelledCollection } from "../collection";
import { choice, clerkText, flag, integer, line, list, text } from "../fields";
import { describe } from "../labels";

/** The kinds of fields that a list's file may name, of `kinds`. */
export const listKinds = [
  ...["text", "markdown", "line", "date", "time", "year", "integer", "flag"],
  ...["choice", "reference", "document", "picture", "link", "email", "telephone"],
] as const;

/** The kinds that no column shows: a text of several lines, an hour, which its day shows, yes or no, and a document. */
export const unshownKinds = ["markdown", "time", "flag", "document"] as const;

/** The ways to show a field that its kind does not decide: the year or the status of a day, and the entry's document. */
const waysToShow = ["year", "status", "source"] as const;

const waysIn = ["students", "schools", "citizens"] as const;
const places = ["entry", "filter"] as const;
const widths = ["narrow", "short", "medium", "wide"] as const;
const searchParts = ["detail", "summary", "text", "code"] as const;
const pageTypes = ["DigitalDocument", "Legislation"] as const;
const groupsOfMenu = ["top", "administration", "student", "announcement", "others"] as const;

/** Creates a vocabulary whose values are named as files write them. */
function words<Value extends string>(name: string, values: readonly Value[]) {
  return { name, values: byWord(values) };
}

function byWord<Value extends string>(values: readonly Value[]): Record<Value, Record<"en", string>>;
function byWord(values: readonly string[]): Record<string, Record<"en", string>> {
  return Object.fromEntries(values.map((value) => [value, { en: value }]));
}

/**
 * The lists that files describe, in three parts: the fields of an entry, the form's labels and hints, and what the site
 * shows. No form edits these files. `place` in `src/site/chosen-lists.ts` reads a list's place on the site from them.
 */
export const collectionEntries = defineLabelledCollection({
  name: "collections",
  folder: "collections",
  type: "List",
  fields: {
    /** The name of the list on its page, above its table and for clerks. */
    title: text(describe("collections.title")),
    /** The shorter name in the menu. */
    menuLabel: text(describe("collections.menuLabel")).optional(),
    /** The name of one entry. */
    entryLabel: text(describe("collections.entryLabel")),
    /** The summary of its page, unless `content/pages` has a text for it. */
    summary: text(describe("collections.summary")).optional(),
    /** The help above its form. */
    hint: clerkText(describe("collections.hint")),
    /** The path of its page in the default language. */
    path: line(describe("collections.path")),
    /** The folder of its entries, if not that of its name. */
    folder: line(describe("collections.folder")).optional(),
    /** Its order among such lists. */
    position: integer({ ...describe("collections.position"), minimum: 1, maximum: 99 }).optional(),
    /** Its place in the menu. */
    menu: choice({ ...describe("collections.menu"), from: words("menu-group", groupsOfMenu) }).optional(),
    /** The entry of the menu that follows. */
    before: line(describe("collections.before")).optional(),
    /** The people whose links on the home page include it. */
    audience: choice({ ...describe("collections.audience"), from: words("way-in", waysIn) }).optional(),
    /** The fields that form an entry's key. */
    keyFrom: line(describe("collections.keyFrom")).optional(),
    /** True if its entries have a period, a source and corrections. */
    dated: flag(describe("collections.dated")),
    /** True if its entries are news. */
    news: flag(describe("collections.news")),
    /** True if a calendar has their last days. */
    calendar: flag(describe("collections.calendar")),
    /** True if each entry has a page. */
    entryPages: flag(describe("collections.entryPages")),
    /** True if the documents of its entries are forms to fill in. */
    forms: flag(describe("collections.forms")),
    /** The language without which the site has no such list. */
    language: line(describe("collections.language")).optional(),
    /** True if the home page shows one of its entries, each week another. */
    weekly: flag(describe("collections.weekly")),
    /** True if its page is due for review every three months. */
    reviewQuarterly: flag(describe("collections.reviewQuarterly")),
    /** The fields of an entry. */
    fields: list({
      ...describe("collections.fields"),
      item: {
        name: line(describe("collections.fields.name")),
        kind: choice({ ...describe("collections.fields.kind"), from: words("field-kind", listKinds) }),
        required: flag(describe("collections.fields.required")),
        vocabulary: line(describe("collections.fields.vocabulary")).optional(),
        collection: line(describe("collections.fields.collection")).optional(),
        minimum: integer({ ...describe("collections.fields.minimum"), minimum: 0, maximum: 999_999_999 }).optional(),
        maximum: integer({ ...describe("collections.fields.maximum"), minimum: 0, maximum: 999_999_999 }).optional(),
        notBefore: line(describe("collections.fields.notBefore")).optional(),
        distinct: flag(describe("collections.fields.distinct")),
        untranslated: flag(describe("collections.fields.untranslated")),
      },
    }),
    /** The labels of the fields in the form. Fields that several lists share have their labels already. */
    form: list({
      ...describe("collections.form"),
      item: {
        field: line(describe("collections.form.field")),
        label: text(describe("collections.form.label")),
        hint: clerkText(describe("collections.form.hint")).optional(),
      },
    }).optional(),
    /** The columns of its table, in order. */
    shown: list({
      ...describe("collections.shown"),
      item: {
        field: line(describe("collections.shown.field")).optional(),
        as: choice({ ...describe("collections.shown.as"), from: words("shown-as", waysToShow) }).optional(),
        place: choice({ ...describe("collections.shown.place"), from: words("place", places) }).optional(),
        facet: flag(describe("collections.shown.facet")),
        sortable: flag(describe("collections.shown.sortable")),
        width: choice({ ...describe("collections.shown.width"), from: words("width", widths) }).optional(),
        search: choice({ ...describe("collections.shown.search"), from: words("search-part", searchParts) }).optional(),
      },
    }),
    /** The fields that sort its entries, after `-` in descending order. */
    order: line(describe("collections.order")).optional(),
    /** The facet that groups its entries. */
    groupBy: line(describe("collections.groupBy")).optional(),
    /** The field with the value that related entries share. */
    relatedBy: line(describe("collections.relatedBy")).optional(),
    /** The field with the last day for responses. */
    deadline: line(describe("collections.deadline")).optional(),
    /** The schema.org type of its entries' pages. */
    pageType: choice({ ...describe("collections.pageType"), from: words("page-type", pageTypes) }).optional(),
  },
});

/** A list as its file describes it. */
export type ListFile = z.output<typeof collectionEntries.schema>;

/** The valid lists by file, in order. Collections and lists are made from them. */
export const parsedLists: readonly (ListFile & { readonly key: ListId })[] = chosenLists.flatMap(({ key }) => {
  const { data } = collectionEntries.schema.safeParse(writtenLists[key]);
  return data ? [{ ...data, key }] : [];
});

/** Returns the names of a line, which commas or spaces separate. */
export function splitNames(line = ""): readonly string[] {
  return line.split(/[\s,]+/u).filter((name) => name !== "");
}
