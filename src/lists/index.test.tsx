/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createListPage, type TestRow } from "../../tests/listing/rows";
import { renderIn } from "../../tests/render";
import { List } from "../components/List";
import type { LocaleCode } from "../site/locales";
import { type Column, completeColumns } from "./columns";
import type { ListPageRows } from "./rows";

jest.mock("../search/worker-client", () => ({
  loadIndex: async () => undefined,
  findEntries: async () => [{ kind: "results", key: "uttar-madhyama-2012-individual" }],
}));

const paper = (exam: string, year: number, kind: string, title: string): TestRow => ({
  ...{ key: `${exam}-${year}-${kind}`, exam, year, kind, title },
});

/** In neither alphabetical nor year order. */
const papers = [
  paper("uttar-madhyama", 2023, "institutional", "Uttar Madhyama result 2023"),
  paper("uttar-madhyama", 2024, "institutional", "apple"),
  paper("uttar-madhyama", 2023, "individual", "Banana"),
  paper("purva-madhyama", 2022, "individual", "paper 10"),
  paper("purva-madhyama", 2024, "individual", "paper 9"),
];

const columns = completeColumns("results", [
  { field: "exam", type: "choice", vocabulary: "exam", facet: true, hidden: true },
  { field: "title", type: "title", heading: "listing.name", sortable: true },
  { field: "year", type: "year", heading: "listing.year", facet: true, sortable: true },
  { field: "kind", type: "choice", vocabulary: "candidature", facet: true },
]);

function list(
  language: LocaleCode = "en",
  rows: readonly TestRow[] = papers,
  shown = columns,
  parts: Partial<ListPageRows> = {},
) {
  return renderIn(
    language,
    <List
      list={{ caption: "results.caption", route: "results", columns: shown }}
      page={{ ...createListPage(shown, rows, language), ...parts }}
    />,
  );
}

/** Returns the names of the rows in reading order. */
const names = () => screen.queryAllByRole("row").flatMap((row) => (row.id ? [nameOf(row)] : []));
const nameOf = (row: HTMLElement) => within(row).getByRole("rowheader").textContent?.trim();
const count = () => screen.getByRole("status").textContent;

beforeEach(() => window.history.replaceState(null, "", "/"));

describe("a list as built", () => {
  it("renders every row in list order, numbered in the digits of the language", () => {
    list("hi");
    expect(names()).toEqual(papers.map(({ title }) => title));
    const serials = screen
      .getAllByRole("row")
      .flatMap((row) => within(row).queryAllByRole("cell")[0]?.textContent ?? []);
    expect(serials).toEqual(["१", "२", "३", "४", "५"]);
    expect(count()).toBe("५ प्रविष्टियाँ");
  });

  it("has headings, except for columns that are only searched", () => {
    list();
    const headings = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(headings).toEqual(["S.NO", "Name", "Year", "Kind"]);
    expect(screen.getByRole("table", { name: "Results of the examinations" })).toBeVisible();
  });

  it("labels values for cards, but not missing ones", () => {
    const rank: Column = { id: "rank", field: "rank", type: "code", heading: "listing.year" };
    const rows = [
      { ...paper("uttar-madhyama", 2022, "individual", "unranked"), rank: null },
      { ...paper("uttar-madhyama", 2023, "individual", "first"), rank: "1" },
    ];
    list("en", rows, [...columns.slice(0, 2), rank]);
    const [missing, given] = ["unranked", "first"].map((name) =>
      within(screen.getByRole("row", { name: new RegExp(name, "u") }))
        .getAllByRole("cell")
        .at(-1),
    );
    expect(given).toHaveTextContent("Year1");
    expect(missing).toBeEmptyDOMElement();
  });

  it("renders no facet with a single value", () => {
    list("en", papers.slice(0, 2));
    expect(screen.queryByRole("group", { name: "Examination" })).toBeNull();
    expect(screen.getByRole("group", { name: "Year" })).toBeVisible();
  });
});

describe("filtering", () => {
  it("shows that nothing was found, with a button to show the whole list", async () => {
    list();
    await userEvent.click(screen.getByRole("link", { name: /^Purva Madhyama/u }));
    await userEvent.click(screen.getByRole("searchbox"));
    await userEvent.keyboard("P11");
    await screen.findByText("Nothing found", { selector: "strong" });
    expect(screen.queryByRole("table")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show all entries" }));
    expect(names()).toHaveLength(papers.length);
    expect(window.location.search).toBe("");
  });

  it("offers to search the whole site for the words in its box", async () => {
    list();
    await userEvent.type(screen.getByRole("searchbox"), "apple pie");
    const link = screen.getByRole("link", { name: "Search the whole site for these words" });
    expect(link).toHaveAttribute("href", "/Search?q=apple%20pie");
  });
});

describe("sorting", () => {
  it("uses the language's collation: case-insensitive, numbers by value", async () => {
    list();
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(names()).toEqual(["apple", "Banana", "paper 9", "paper 10", "Uttar Madhyama result 2023"]);
    expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(names().at(0)).toBe("Uttar Madhyama result 2023");
    expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");
    expect(window.location.search).toBe("?sort=-title");
  });
});

describe("the pages of facets", () => {
  it("are plain links that keep the rest of the query; other values filter the page", async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      paper(index < 6 ? "uttar-madhyama" : "purva-madhyama", 2001 + (index % 6), "individual", `P${index}`),
    );
    window.history.replaceState(null, "", "/Result?sort=title");
    list("en", many, columns, { addresses: { year: ["2001"] } });
    expect(screen.getByRole("link", { name: "2001 2" })).toHaveAttribute("href", "/Result/2001?sort=title");
    await userEvent.click(screen.getByRole("link", { name: "2002 2" }));
    expect(window.location.search).toBe("?year=2002&sort=title");
  });
});
