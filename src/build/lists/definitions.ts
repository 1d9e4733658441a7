import { acts } from "../../schema/collections/acts";
import { courtCases } from "../../schema/collections/court-cases";
import { orders } from "../../schema/collections/orders";
import { results } from "../../schema/collections/results";
import { tenders } from "../../schema/collections/tenders";
import * as vocabularies from "../../schema/vocabularies";
import { compare } from "../compare";
import { datedList, type ListDefinition } from "./definition";
import { newsList } from "./news";
import { schoolList } from "./schools";

const place = ({ values }: { readonly values: object }, value: string) => Object.keys(values).indexOf(value);
const newestYear = (one: { readonly year: number }, other: { readonly year: number }) => other.year - one.year;
const newest = (one: { readonly published: string }, other: { readonly published: string }) =>
  compare(other.published, one.published);

/** Every list that may be parted into pages: what it is ordered, searched and narrowed by. The pages say how it looks. */
export const lists: readonly ListDefinition[] = [
  datedList(results, {
    route: "results",
    field: "results",
    facets: ["exam", "year", "kind"],
    order: (one, other) =>
      place(vocabularies.exam, one.exam) - place(vocabularies.exam, other.exam) ||
      newestYear(one, other) ||
      place(vocabularies.candidature, one.kind) - place(vocabularies.candidature, other.kind),
    parts: ({ title, exam, year, kind }) => ({ texts: { title }, values: { exam, year, kind } }),
  }),
  datedList(orders, {
    route: "orders",
    field: "orders",
    facets: ["subject", "year"],
    order: newest,
    parts: ({ title, number, subject, published }) => ({
      texts: { title },
      values: { number, subject, published, year: published.slice(0, 4) },
    }),
  }),
  datedList(tenders, {
    route: "tenders",
    field: "tenders",
    facets: ["notice", "status"],
    order: newest,
    parts: ({ title, reference, notice, published, closes }, { today }) => ({
      texts: { title },
      // By the day of the build: the site is built every night.
      values: { reference, notice, published, closes, status: closes >= today ? "open" : "closed" },
    }),
  }),
  datedList(acts, {
    route: "acts",
    field: "acts",
    facets: ["law"],
    order: newestYear,
    parts: ({ title, law, year }) => ({ texts: { title }, values: { law, year } }),
  }),
  datedList(courtCases, {
    route: "court-cases",
    field: "courtCases",
    facets: ["year", "status"],
    order: newestYear,
    parts: ({ parties, number, court, year, status }) => ({
      texts: { parties, court },
      values: { number, year, status },
    }),
  }),
  schoolList,
  newsList,
];
