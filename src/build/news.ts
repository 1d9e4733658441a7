import { z } from "zod";
import type { Collection } from "../schema/collection";
import { collections } from "../schema/collections";
import { withoutEmpty } from "../schema/empty";
import { isExpired, newsDay, newsTime } from "../schema/period";
import { period, published, source } from "../schema/published";
import { type NewsKind, newsKinds, newsLength } from "../site/news";
import { buildDate } from "./build-date";
import { compare } from "./compare";
import { findDocument } from "./documents";
import { type FieldConfig, languageArgument, type ResolverContext } from "./graphql-types";
import { localizedText } from "./localized";

const days = z.object({
  published: published.optional(),
  publishOn: period.publishOn,
  publishAt: period.publishAt,
  expiresOn: period.expiresOn,
});

/** The fields common to the entries of all dated collections; a court case is identified by its parties. */
const dated = days.extend({
  key: z.string(),
  specimen: z.boolean().default(false),
  title: z.unknown().optional(),
  parties: z.unknown().optional(),
  closes: published.optional(),
  changes: z.array(z.object({ day: published, note: z.unknown() })).optional(),
  ...source,
});

/** An entry of any dated collection, as news. */
export type NewsEntry = z.output<typeof dated> & {
  readonly kind: NewsKind;
  readonly day: string;
  readonly time: string | undefined;
};

/** The fields of the GraphQL type `NewsEntry`. */
export const newsFields: Readonly<Record<string, FieldConfig>> = {
  key: { type: "String!" },
  /** The name of its collection. */
  kind: { type: "String!" },
  /** The day it was news, YYYY-MM-DD. */
  day: { type: "String!" },
  /** The time of that day in India, HH:MM, from which it was shown, where it has one. */
  time: { type: "String" },
  specimen: { type: "Boolean!" },
  /** The last day on which answers are taken, for a tender. */
  closes: { type: "String" },
  expiresOn: { type: "String" },
  isExpired: { type: "Boolean!", resolve: (entry) => isExpired(days.parse(entry), buildDate()) },
  title: {
    type: "LocalizedText!",
    args: languageArgument,
    resolve: ({ title, parties }, { language }) => localizedText(title ?? parties, language),
  },
  document: {
    type: "DocumentFile",
    args: languageArgument,
    resolve: (entry, { language }, context) => findDocument(entry, language, context),
  },
  link: { type: "String" },
  /** What was corrected last after its publication. */
  change: {
    type: "EntryChange",
    args: languageArgument,
    resolve: (entry, { language }) => {
      const change = lastChange(dated.pick({ changes: true }).parse(entry));
      return change ? { day: change.day, note: localizedText(change.note, language) } : null;
    },
  },
};

/** The newest of an entry's changes. */
function lastChange({ changes = [] }: Pick<z.output<typeof dated>, "changes">) {
  return [...changes].sort((one, other) => compare(other.day, one.day))[0];
}

/** The arguments of the field `news`. */
interface NewsArguments {
  /** The collections to gather from; all dated ones by default. */
  readonly kinds?: readonly NewsKind[];
  /** The maximum number of entries. */
  readonly first?: number;
  /** True for every entry, however old; false, the default, for what is news. */
  readonly all?: boolean;
  /** True for the entries in the archive; false, the default, for those that are current on the day of the build. */
  readonly archived?: boolean;
}

/** The GraphQL field that gathers the dated entries of every collection, the newest first. */
export const news = {
  type: "[NewsEntry!]!",
  args: { kinds: "[String!]", first: "Int", all: "Boolean", archived: "Boolean" },
  async resolve(_source: unknown, asked: NewsArguments, context: ResolverContext) {
    const { kinds = newsKinds, all = false, first = all ? undefined : newsLength, archived = false } = asked;
    const today = buildDate();
    const gathered = await Promise.all(kinds.map((kind) => entriesOf(kind, context)));
    return newestFirst(gathered.flat().filter((entry) => isExpired(entry, today) === archived)).slice(0, first);
  },
};

/** Entries in the order of their days and times, the newest first; those of one time by kind and key, so that the order is the same in every build. */
export function newestFirst<Entry extends Pick<NewsEntry, "day" | "time" | "kind" | "key">>(
  entries: readonly Entry[],
): Entry[] {
  const moment = ({ day, time = "" }: Entry) => day + time;
  const place = ({ kind, key }: Entry) => `${newsKinds.indexOf(kind)} ${key}`;
  return [...entries].sort((one, other) => compare(moment(other), moment(one)) || compare(place(one), place(other)));
}

async function entriesOf(kind: NewsKind, { nodeModel }: ResolverContext): Promise<NewsEntry[]> {
  const { entries } = await nodeModel.findAll({ type: collectionOf(kind).type });
  return Array.from(entries).flatMap((node) => newsEntryOf(kind, node) ?? []);
}

/** An entry of a dated collection, from its node, as news; undefined where no day is known. */
export function newsEntryOf(kind: NewsKind, node: unknown): NewsEntry | undefined {
  const entry = dated.parse(withoutEmpty(collectionOf(kind).schema, node));
  const day = newsDay(entry);
  return day === undefined ? undefined : { ...entry, kind, day, time: newsTime(entry) };
}

/** The collection of a kind of news. */
export function collectionOf(kind: NewsKind): Collection {
  const found = collections.find(({ name }) => name === kind);
  if (!found) throw new Error(`No collection is called ${kind}.`);
  return found;
}
