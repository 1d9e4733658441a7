import { compare } from "../build/compare";
import { acts } from "../schema/collections/acts";
import { courtCases } from "../schema/collections/court-cases";
import { officials } from "../schema/collections/officials";
import { orders } from "../schema/collections/orders";
import { results } from "../schema/collections/results";
import { tenders } from "../schema/collections/tenders";
import * as vocabularies from "../schema/vocabularies";
import { collectionList, type ListDefinition } from "./definition.server";
import { actColumns } from "./lists/acts";
import { courtCaseColumns } from "./lists/court-cases";
import { memberColumns } from "./lists/members";
import { newsList } from "./lists/news.server";
import { orderColumns } from "./lists/orders";
import { resultColumns } from "./lists/results";
import { rtiManualList } from "./lists/rti-manuals.server";
import { schoolList } from "./lists/schools.server";
import { serviceList } from "./lists/services.server";
import { tenderColumns } from "./lists/tenders";

const indexIn = ({ values }: { readonly values: object }, value: string) => Object.keys(values).indexOf(value);
const newestYear = (one: { readonly year: number }, other: { readonly year: number }) => other.year - one.year;
const newest = (one: { readonly published: string }, other: { readonly published: string }) =>
  compare(other.published, one.published);

/** Every list of the site's pages: its columns and its order. */
export const lists: readonly ListDefinition[] = [
  collectionList(results, {
    route: "results",
    columns: resultColumns,
    relatedBy: "exam",
    order: (one, other) =>
      indexIn(vocabularies.exam, one.exam) - indexIn(vocabularies.exam, other.exam) ||
      newestYear(one, other) ||
      indexIn(vocabularies.candidature, one.kind) - indexIn(vocabularies.candidature, other.kind),
  }),
  collectionList(orders, { route: "orders", columns: orderColumns, relatedBy: "subject", order: newest }),
  collectionList(tenders, { route: "tenders", columns: tenderColumns, relatedBy: "notice", order: newest }),
  collectionList(acts, { route: "acts", columns: actColumns, relatedBy: "law", order: newestYear }),
  collectionList(courtCases, {
    route: "court-cases",
    columns: courtCaseColumns,
    relatedBy: "status",
    order: newestYear,
  }),
  rtiManualList,
  collectionList(officials, {
    route: "members",
    columns: memberColumns,
    order: (one, other) => one.rank - other.rank,
  }),
  serviceList,
  schoolList,
  newsList,
];
