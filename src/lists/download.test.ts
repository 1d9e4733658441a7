import { parse } from "csv-parse/sync";
import type { Column } from "./columns";
import { createRow } from "./create-row";
import { formatCsvOfList } from "./download";

/** Parses CSV by RFC 4180. */
const read = (csv: string) => parse(csv, { bom: true, relaxColumnCount: true });

const columns: readonly Column[] = [
  { id: "title", field: "title", type: "title", heading: "listing.name" },
  { id: "year", field: "year", type: "year", heading: "listing.year" },
  { id: "kind", field: "kind", type: "choice", heading: "listing.links" },
  { id: "links", field: "document", type: "source", heading: "listing.links" },
];
const document = {
  ...{ name: "a.pdf", digest: "", address: "/documents/a.pdf" },
  ...{ type: "pdf", bytes: 1, pages: null, language: null },
};
const title = 'महर्षि "वाल्मीकि", देवग्राम';
const view = { key: "a", specimen: false, expiresOn: undefined, isExpired: false, documents: [document] };
const fields = { title: { text: title, language: "sa" }, year: 2024, kind: "aided" };

it("contains displayed values, numeric numbers, documents, permanent URLs, and which entries are specimens", () => {
  const csv = formatCsvOfList({
    columns,
    labels: { year: { 2024: "सन् 2024" }, kind: { aided: "of aided" } },
    rows: [createRow(columns, { ...view, fields, specimen: true }, "2026-11-21")],
    origin: "https://council.example",
    headingOf: ({ id }) => `Heading ${id}`,
    specimen: "Specimen",
    urlHeading: "Address",
    pathOf: (key) => `/list#${key}`,
  });
  const urls = ["/documents/a.pdf", "/list#a"].map((path) => `https://council.example${path}`);
  expect(read(csv)).toEqual([
    ["Heading title", "Heading year", "Heading kind", "Heading links", "Specimen", "Address"],
    [title, "2024", "of aided", urls[0], "Specimen", urls[1]],
  ]);
});
