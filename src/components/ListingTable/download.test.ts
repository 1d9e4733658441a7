import fc from "fast-check";
import type { ListingColumn } from "./columns";
import { csvOf, listAsCsv, listAsJson } from "./download";

/** Reads CSV as RFC 4180 has it: an independent reading, for what is written to be read back. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/gy;
  for (let match = cell.exec(csv); match; match = cell.exec(csv)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

interface Row {
  readonly key: string;
  readonly title: string;
  readonly year: number;
  readonly kind: string;
}

const columns: readonly ListingColumn<Row>[] = [
  { id: "title", heading: "listing.name", value: ({ title }) => title },
  { id: "year", heading: "listing.year", value: ({ year }) => year, facet: (year) => `सन् ${year}` },
  { id: "kind", heading: "listing.links", value: ({ kind }) => kind, facet: (kind) => `of ${kind}` },
  { id: "links", heading: "listing.links", value: () => "", download: ({ key }) => `/documents/${key}.pdf` },
];
const source = {
  columns,
  rows: [{ key: "a", title: 'महर्षि "वाल्मीकि", देवग्राम', year: 2024, kind: "aided" }],
  headingOf: ({ id }: ListingColumn<Row>) => `Heading ${id}`,
  addressHeading: "Address",
  addressOf: (key: string) => `https://example.org/list#${key}`,
};

it("is read back cell for cell, whatever the cells hold", () => {
  const cell = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[",\r\n =+@-]{0,6}$/));
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, (written) => {
      const found = read(csvOf(written).slice(1));
      const guarded = written.map((row) => row.map((text) => (/^\s*[=+\-@\t\r]/u.test(text) ? `'${text}` : text)));
      expect(found).toEqual(guarded);
    }),
    { seed: 20_240_711, numRuns: 500 },
  );
});

it("opens rightly in a spreadsheet: a byte order mark, CRLF, and nothing that could be a formula", () => {
  const csv = csvOf([
    ["Name", "Year"],
    ["=HYPERLINK(1)", 2024],
    ["-2+3", -5],
    ["@x", 0],
    ["\t=1", 1],
  ]);
  expect(csv.startsWith("\uFEFFName,Year\r\n")).toBe(true);
  expect(read(csv.slice(1)).slice(1)).toEqual([
    ["'=HYPERLINK(1)", "2024"],
    ["'-2+3", "-5"],
    ["'@x", "0"],
    ["'\t=1", "1"],
  ]);
});

it("has what a reader sees, with numbers as numbers, documents and permanent addresses", () => {
  expect(read(listAsCsv(source).slice(1))).toEqual([
    ["Heading title", "Heading year", "Heading kind", "Heading links", "Address"],
    ['महर्षि "वाल्मीकि", देवग्राम', "2024", "of aided", "/documents/a.pdf", "https://example.org/list#a"],
  ]);
});

it("has the same as JSON, under names that stay, and says what they are called", () => {
  expect(JSON.parse(listAsJson(source))).toEqual({
    headings: {
      title: "Heading title",
      year: "Heading year",
      kind: "Heading kind",
      links: "Heading links",
      address: "Address",
    },
    entries: [
      {
        key: "a",
        title: 'महर्षि "वाल्मीकि", देवग्राम',
        year: 2024,
        kind: "of aided",
        links: "/documents/a.pdf",
        address: "https://example.org/list#a",
      },
    ],
  });
});
