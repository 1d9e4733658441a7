import type { acts, courtCases, orders, tenders } from "../../schema/collections/dated";
import type { officials, services } from "../../schema/collections/organisation";
import { describeColumns } from "../columns";

/** The columns of the acts and rules. */
export const actColumns = describeColumns<typeof acts>("acts", [
  { field: "title", type: "title", heading: "listing.name", sortable: true },
  { field: "law", type: "choice", vocabulary: "law", facet: true },
  { field: "year", type: "year", heading: "listing.year", sortable: true },
  { type: "source" },
]);

/** The columns of the court cases, which are named by their parties. */
export const courtCaseColumns = describeColumns<typeof courtCases>("court-cases", [
  { field: "parties", type: "title", heading: "listing.name", sortable: true },
  { field: "number", type: "line" },
  { field: "court", type: "text", sortable: true },
  { field: "status", type: "choice", vocabulary: "proceeding", facet: true },
  { field: "year", type: "year", heading: "listing.year", facet: true, sortable: true, width: "narrow" },
  { type: "source", width: "medium" },
]);

/** The columns of the members list. */
export const memberColumns = describeColumns<typeof officials>("officials", [
  { field: "designation", type: "title" },
  { field: "name", type: "text", heading: "listing.name" },
  { field: "body", type: "choice", vocabulary: "body", facet: true },
  { field: "duty", type: "text" },
  { field: "email", type: "email" },
]);

/** The columns of the government orders. */
export const orderColumns = describeColumns<typeof orders>("orders", [
  { field: "title", type: "title", heading: "listing.name", sortable: true },
  { field: "number", type: "line", width: "wide" },
  { field: "subject", type: "choice", vocabulary: "subject", facet: true, width: "medium" },
  { field: "published", type: "date", sortable: true, width: "medium" },
  { id: "year", field: "published", type: "year", heading: "listing.year", facet: true, width: "narrow" },
  { type: "source", width: "medium" },
]);

/** The columns of the council's services. */
export const serviceColumns = describeColumns<typeof services>("services", [
  { field: "title", type: "title" },
  { field: "summary", type: "text", hidden: true },
  { field: "audience", type: "choice", vocabulary: "audience", facet: true, hidden: true },
  { field: "fee", type: "number", sortable: true },
  { field: "days", type: "number", sortable: true },
  { field: "officer", type: "reference", facet: true },
]);

/** Columns that only the page of a service shows. */
export const serviceDetails = describeColumns<typeof services>("services", [
  { field: "feeNote", type: "text" },
  { field: "eligibility", type: "text" },
  { type: "source" },
]);

/** The columns of the tenders and advertisements. */
export const tenderColumns = describeColumns<typeof tenders>("tenders", [
  { field: "title", type: "title", heading: "listing.name", sortable: true },
  { field: "reference", type: "line" },
  { field: "notice", type: "choice", vocabulary: "notice", facet: true, hidden: true },
  { field: "published", type: "date", sortable: true },
  { field: "closes", type: "date", sortable: true },
  {
    id: "status",
    field: "closes",
    type: "status",
    heading: "tenders.status",
    words: { open: "tenders.open", closed: "tenders.closed" },
    facet: true,
  },
  { id: "year", field: "published", type: "year", heading: "listing.year", width: "narrow" },
  { type: "source", width: "medium" },
]);
