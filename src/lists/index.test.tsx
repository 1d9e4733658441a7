/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createListPage, type TestRow } from "../../tests/listing/rows";
import { renderIn } from "../../tests/render";
import { List } from "../components/List";
import type { LocaleCode } from "../site/locales";
import { type Column, completeColumns } from "./columns";

jest.mock("../search/worker-client", () => ({
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

function list(language: LocaleCode = "en", rows: readonly TestRow[] = papers, groupBy?: string, shown = columns) {
  return renderIn(
    language,
    <List
      list={{ caption: "results.caption", route: "results", columns: shown, ...(groupBy && { groupBy }) }}
      page={createListPage(shown, rows, language)}
    />,
  );
}

/** Returns the names of the rows in reading order. */
const names = () => screen.queryAllByRole("row").flatMap((row) => (row.id ? [nameOf(row)] : []));
const nameOf = (row: HTMLElement) => within(row).getByRole("rowheader").textContent?.trim();
const choice = (name: string) => screen.getByRole("radio", { name: new RegExp(`^${name}`, "u") });
const years = () => screen.getByRole("combobox", { name: "Year" });
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
    const rank: Column = { id: "rank", field: "rank", type: "line", heading: "listing.year" };
    const rows = [
      { ...paper("uttar-madhyama", 2022, "individual", "unranked"), rank: null },
      { ...paper("uttar-madhyama", 2023, "individual", "first"), rank: "1" },
    ];
    list("en", rows, undefined, [...columns.slice(0, 2), rank]);
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
    expect(screen.queryByRole("combobox")).toBeNull();
  });
});

describe("filtering", () => {
  it("shows that nothing was found, with a button to show the whole list", async () => {
    list();
    await userEvent.click(choice("Purva Madhyama"));
    await userEvent.selectOptions(years(), "2023");
    expect(screen.getByText("Nothing found")).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show all entries" }));
    expect(names()).toHaveLength(papers.length);
    expect(window.location.search).toBe("");
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

describe("a list in groups", () => {
  const jumps = () => within(screen.getByRole("navigation", { name: "Jump to" })).queryAllByRole("link");
  const groups = () => jumps().map(({ textContent }) => textContent);

  it("shows only groups with rows left, and their links", async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      paper("uttar-madhyama", 2001 + index, "individual", `P${index}`),
    );
    list("en", many, "year");
    expect(screen.getByRole("combobox", { name: "Year" })).toBeVisible();
    await userEvent.type(screen.getByRole("searchbox"), "P11");
    await waitFor(() => expect(groups()).toEqual(["2012 1"]));
  });
});
