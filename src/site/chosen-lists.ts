import * as z from "zod";
import { chosenLocales } from "./chosen-locales";
import { readLayersOf } from "./layers";

declare const isChosen: unique symbol;

/** The name of a list that a file of `content/collections` describes. */
export type ListId = string & { readonly [isChosen]: true };

/** The part of a list's file that pages need: its place on the site. `src/schema/collections/lists.ts` has all fields. */
export interface ChosenList {
  readonly key: ListId;
  /** The path of the list's page in the default language. */
  readonly path: `/${string}`;
  /** The order among such lists; those without one come last, by name. */
  readonly position?: number | undefined;
  /** The group of the menu with the page, or `top` for its first level. */
  readonly menu?: string | undefined;
  /** The name of the entry of the menu that follows; by default it is the last one of its group. */
  readonly before?: string | undefined;
  /** The people whose links on the home page include the list. */
  readonly audience?: string | undefined;
  readonly entryPages?: boolean | undefined;
  /** True if new entries are news: on the home page, in the news list and in feeds. */
  readonly news?: boolean | undefined;
  /** True if a calendar has the last days of the entries. */
  readonly calendar?: boolean | undefined;
  /** True if the home page shows one of the entries, each week another. */
  readonly weekly?: boolean | undefined;
  /** True if the page is due for review every three months, not yearly. */
  readonly reviewQuarterly?: boolean | undefined;
}

const flag = z.boolean().optional().catch(undefined);
const word = z.string().optional().catch(undefined);

const place: z.ZodType<ChosenList> = z.object({
  key: z.custom<ListId>((value) => typeof value === "string"),
  path: z.custom<`/${string}`>((value) => typeof value === "string" && value.startsWith("/")),
  position: z.number().optional().catch(undefined),
  menu: word,
  before: word,
  audience: word,
  entryPages: flag,
  news: flag,
  calendar: flag,
  weekly: flag,
  reviewQuarterly: flag,
});

/** The part of a list's file that decides whether the site has the list: the language that it is for, if any. */
const reach = z.object({ language: word });

/** The files of lists as written, by name. */
export const writtenLists = readLayersOf("collections");

/**
 * The lists that files describe, in order, without those for a language that the site does not have. A file without a name
 * and path describes none, which the content check reports. Bundles for browsers contain them in place of this module.
 */
export const chosenLists: readonly ChosenList[] = Object.entries(writtenLists)
  .filter(([, file]) => isForSite(reach.safeParse(file).data?.language))
  .flatMap(([, file]) => place.safeParse(file).data ?? [])
  .sort((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity) || (one.key < other.key ? -1 : 1));

function isForSite(language: string | undefined): boolean {
  return language === undefined || chosenLocales.some(({ code }) => code === language);
}
