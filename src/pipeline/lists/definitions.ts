import { compare, getCollator } from "../../language/collate";
import { newsColumns } from "../../lists/columns-of/news";
import {
  actColumns,
  courtCaseColumns,
  memberColumns,
  orderColumns,
  serviceColumns,
  tenderColumns,
} from "../../lists/columns-of/plain-lists";
import { resultColumns } from "../../lists/columns-of/results";
import { rtiManualColumns } from "../../lists/columns-of/rti-manuals";
import { schoolColumns } from "../../lists/columns-of/schools";
import type { Collection } from "../../schema/collection";
import { acts, courtCases, orders, results, tenders } from "../../schema/collections/dated";
import { rtiManuals } from "../../schema/collections/disclosures";
import { officials, services } from "../../schema/collections/organisation";
import { districts, schools } from "../../schema/collections/schools";
import { pages } from "../../schema/collections/site";
import * as vocabularies from "../../schema/vocabularies";
import type { LocaleCode } from "../../site/locales";
import { formatNewsRowKey, getNewsKind, newsLength } from "../../site/news";
import { pathTo, type Target } from "../../site/paths";
import { isRouteId } from "../../site/routes";
import { type NewsView, readNews } from "../news";
import type { Site } from "../site";
import { defineCollectionList, type ListDefinition, listEntry } from "./definition";

const indexIn = ({ values }: { readonly values: object }, value: string) => Object.keys(values).indexOf(value);

interface OfYear {
  readonly entry: { readonly year: number };
}

const newestYear = ({ entry: one }: OfYear, { entry: other }: OfYear) => other.year - one.year;

interface OfDay {
  readonly entry: { readonly published: string };
}

const newest = ({ entry: one }: OfDay, { entry: other }: OfDay) => compare(other.published, one.published);

/** Returns the titles of a collection's entries, by key. */
function namesOf(collection: Collection, site: Site, language: LocaleCode): Readonly<Record<string, string>> {
  return Object.fromEntries(site.views(collection, language).map(({ key, title }) => [key, title.text]));
}

/** The news list: the newest entries of every kind, followed by older and archived announcements. */
const newsList: ListDefinition = {
  route: "news",
  columns: newsColumns,
  read(site, language) {
    const all = readNews(site, language);
    const newest = new Set(all.filter(({ isExpired }) => !isExpired).slice(0, newsLength));
    const isOlder = (entry: NewsView) => entry.kind === getNewsKind("news") && !newest.has(entry);
    return {
      entries: [...newest, ...all.filter(isOlder)].map((entry) => {
        const { kind, day, title } = entry;
        return listEntry(newsColumns, entry, site, { kind, day, title, key: formatNewsRowKey(entry) });
      }),
    };
  },
};

/** All lists of the site, with their columns and order. */
export const lists: readonly ListDefinition[] = [
  defineCollectionList(results, {
    route: "results",
    columns: resultColumns,
    relatedBy: "exam",
    order: (one, other) =>
      indexIn(vocabularies.exam, one.entry.exam) - indexIn(vocabularies.exam, other.entry.exam) ||
      newestYear(one, other) ||
      indexIn(vocabularies.candidature, one.entry.kind) - indexIn(vocabularies.candidature, other.entry.kind),
  }),
  defineCollectionList(orders, { route: "orders", columns: orderColumns, relatedBy: "subject", order: newest }),
  defineCollectionList(tenders, { route: "tenders", columns: tenderColumns, relatedBy: "notice", order: newest }),
  defineCollectionList(acts, { route: "acts", columns: actColumns, relatedBy: "law", order: newestYear }),
  defineCollectionList(courtCases, {
    route: "court-cases",
    columns: courtCaseColumns,
    relatedBy: "status",
    order: newestYear,
  }),
  defineCollectionList(rtiManuals, {
    route: "rti",
    columns: rtiManualColumns,
    order: ({ entry: one }, { entry: other }) => one.number - other.number,
    // A manual whose content is a page of the site links to that page, and has the year of its last review.
    complete: ({ page: key }, site, language) => {
      const page = site.views(pages, language).find((candidate) => candidate.key === key);
      if (!page || !isRouteId(page.key)) return {};
      // The officers are on the page of the manuals itself.
      const target: Target = page.key === "rti" ? { route: "rti", fragment: "officers" } : { route: page.key };
      return { pageUrl: pathTo(target, language), pageTitle: page.title, year: page.fields.reviewed };
    },
  }),
  defineCollectionList(officials, {
    route: "members",
    columns: memberColumns,
    order: ({ entry: one }, { entry: other }) => one.rank - other.rank,
  }),
  defineCollectionList(services, {
    route: "services",
    columns: serviceColumns,
    relatedBy: "audience",
    order: ({ entry: one }, { entry: other }) =>
      indexIn(vocabularies.audience, one.audience) - indexIn(vocabularies.audience, other.audience) ||
      one.position - other.position,
    labels: (site, language) => ({ officer: namesOf(officials, site, language) }),
  }),
  defineCollectionList(schools, {
    route: "schools",
    columns: schoolColumns,
    relatedBy: "district",
    order: (one, other, { language, labels: { district = {} } }) => {
      const collator = getCollator(language);
      const nameOf = (key: string) => district[key] ?? key;
      return (
        collator.compare(nameOf(one.entry.district), nameOf(other.entry.district)) ||
        collator.compare(one.view.title.text, other.view.title.text)
      );
    },
    labels: (site, language) => ({ district: namesOf(districts, site, language) }),
  }),
  newsList,
];
