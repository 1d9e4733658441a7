import { actColumns } from "../../listing/lists/acts";
import { courtCaseColumns } from "../../listing/lists/court-cases";
import { memberColumns } from "../../listing/lists/members";
import { orderColumns } from "../../listing/lists/orders";
import { resultColumns } from "../../listing/lists/results";
import { tenderColumns } from "../../listing/lists/tenders";
import { acts } from "../../schema/collections/acts";
import { courtCases } from "../../schema/collections/court-cases";
import { officials } from "../../schema/collections/officials";
import { orders } from "../../schema/collections/orders";
import { results } from "../../schema/collections/results";
import { tenders } from "../../schema/collections/tenders";
import * as vocabularies from "../../schema/vocabularies";
import { compare } from "../compare";
import { collectionList, type ListDefinition } from "./definition";
import { newsList } from "./news";
import { rtiManualList } from "./rti-manuals";
import { schoolList } from "./schools";

const indexIn = ({ values }: { readonly values: object }, value: string) => Object.keys(values).indexOf(value);
const newestYear = (one: { readonly year: number }, other: { readonly year: number }) => other.year - one.year;
const newest = (one: { readonly published: string }, other: { readonly published: string }) =>
  compare(other.published, one.published);

/** Every list of the site's pages: its columns and its order. */
export const lists: readonly ListDefinition[] = [
  collectionList(results, {
    route: "results",
    columns: resultColumns,
    order: (one, other) =>
      indexIn(vocabularies.exam, one.exam) - indexIn(vocabularies.exam, other.exam) ||
      newestYear(one, other) ||
      indexIn(vocabularies.candidature, one.kind) - indexIn(vocabularies.candidature, other.kind),
  }),
  collectionList(orders, { route: "orders", columns: orderColumns, order: newest }),
  collectionList(tenders, { route: "tenders", columns: tenderColumns, order: newest }),
  collectionList(acts, { route: "acts", columns: actColumns, order: newestYear }),
  collectionList(courtCases, { route: "court-cases", columns: courtCaseColumns, order: newestYear }),
  rtiManualList,
  collectionList(officials, {
    route: "members",
    columns: memberColumns,
    order: (one, other) => one.rank - other.rank,
  }),
  schoolList,
  newsList,
];
