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
import { acts, courtCases, orders, results, tenders } from "../../schema/collections/dated";
import { rtiManuals } from "../../schema/collections/disclosures";
import { officials, services } from "../../schema/collections/organisation";
import { schools } from "../../schema/collections/schools";
import { pages } from "../../schema/collections/site";
import { formatNewsRowKey, getNewsKind, newsLength } from "../../site/news";
import { pathTo, type Target } from "../../site/paths";
import { isRouteId } from "../../site/routes";
import { type NewsView, readNews } from "../news";
import { defineCollectionList, type ListDefinition, listEntry } from "./definition";

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
    order: ["exam", "-year", "kind"],
  }),
  defineCollectionList(orders, {
    route: "orders",
    columns: orderColumns,
    relatedBy: "subject",
    order: ["-published"],
  }),
  defineCollectionList(tenders, {
    route: "tenders",
    columns: tenderColumns,
    relatedBy: "notice",
    order: ["-published"],
  }),
  defineCollectionList(acts, { route: "acts", columns: actColumns, relatedBy: "law", order: ["-year"] }),
  defineCollectionList(courtCases, {
    route: "court-cases",
    columns: courtCaseColumns,
    relatedBy: "status",
    order: ["-year"],
  }),
  defineCollectionList(rtiManuals, {
    route: "rti",
    columns: rtiManualColumns,
    order: ["number"],
    // A manual whose content is a page of the site links to that page, and has the year of its last review.
    complete: ({ fields }, site, language) => {
      const page = site.views(pages, language).find(({ key }) => key === fields.page);
      if (!page || !isRouteId(page.key)) return {};
      // The officers are on the page of the manuals itself.
      const target: Target = page.key === "rti" ? { route: "rti", fragment: "officers" } : { route: page.key };
      return { pageUrl: pathTo(target, language), pageTitle: page.title, year: page.fields.reviewed };
    },
  }),
  defineCollectionList(officials, { route: "members", columns: memberColumns, order: ["rank"] }),
  defineCollectionList(services, {
    route: "services",
    columns: serviceColumns,
    relatedBy: "audience",
    order: ["audience", "position"],
  }),
  defineCollectionList(schools, {
    route: "schools",
    columns: schoolColumns,
    relatedBy: "district",
    order: ["district", "name"],
  }),
  newsList,
];
