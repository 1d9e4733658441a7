/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import { createListPage, type TestRow } from "../../tests/listing/rows";
import { renderIn } from "../../tests/render";
import { List } from "../components/List";
import { pathTo } from "../site/paths";
import type { Column } from "./columns";
import { loadPaginationChunk } from "./pagination-chunk";
import type { ListPageRows } from "./rows";

const notices: readonly TestRow[] = [
  { key: "open", title: "Open notice" },
  { key: "last-day", title: "On its last day", expiresOn: "2026-11-21" },
  { key: "over", title: "Out of date", expiresOn: "2026-11-20", isArchived: true },
];

const columns: readonly Column[] = [{ id: "title", field: "title", type: "title", heading: "listing.name" }];

const justBeforeMidnight = new Date("2026-11-21T18:29:59.000Z");

beforeEach(() => jest.useFakeTimers({ now: justBeforeMidnight }));
afterEach(() => jest.useRealTimers());

const shown = (rows: readonly TestRow[], parts: Partial<ListPageRows> = {}) =>
  renderIn(
    "en",
    <List
      list={{ caption: "orders.caption", route: "orders", columns }}
      page={{ ...createListPage(columns, rows), ...parts }}
    />,
  );
const archive = () => screen.getByRole("region", { name: "Archive" });
const rowsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent?.replace(/\s+/gu, " ").trim());

it("moves an entry to the archive at midnight in India while the page is open", () => {
  shown(notices);
  act(() => void jest.advanceTimersByTime(1000));
  expect(rowsIn(archive())).toEqual(["On its last day Archived", "Out of date Archived"]);
  expect(screen.getByText("1 entry")).toBeInTheDocument();
  expect(document.querySelectorAll("#last-day")).toHaveLength(1);
});

it("uses the reader's day, not the day of the build", () => {
  shown([{ key: "since", title: "Out of date since the build", expiresOn: "2026-11-20" }]);
  expect(rowsIn(archive())).toEqual(["Out of date since the build Archived"]);
});

const closing: readonly Column[] = [
  ...columns,
  { id: "closes", field: "closes", type: "date", heading: "listing.name", sortable: true },
  { id: "status", field: "closes", type: "status", heading: "listing.name" },
];

it("closes an entry at its hour while the page is open, and one without an hour at midnight", () => {
  jest.setSystemTime(new Date("2026-11-21T16:59:59+05:30"));
  const tenders: readonly TestRow[] = [
    { key: "day", title: "The whole day", closes: "2026-11-21" },
    { key: "hour", title: "Until five", closes: "2026-11-21", closesAt: "17:00" },
  ];
  const list = { caption: "tenders.caption", route: "tenders", columns: closing } as const;
  renderIn("en", <List list={list} page={createListPage(closing, tenders)} />);
  const open = () => screen.getAllByText("Open").filter((word) => word.closest("[hidden]") === null).length;
  expect(screen.getByText("21 November 2026, 17:00")).toBeInTheDocument();
  expect(open()).toBe(2);
  act(() => void jest.advanceTimersByTime(1000));
  expect(open()).toBe(1);
  act(() => void jest.advanceTimersByTime(7 * 60 * 60 * 1000));
  expect(open()).toBe(0);
});

describe("a paginated list", () => {
  beforeAll(() => loadPaginationChunk({ json: { pageContext: { isPaginated: true } } }));

  const paginated = { pages: 3, archivePages: 2, total: 250, archivedTotal: 150 };

  it("links to its archive pages and tags entries that expired since the build", () => {
    jest.setSystemTime(new Date("2026-11-22T00:00:00.000Z"));
    shown(notices.slice(0, 2), paginated);
    expect(screen.getByRole("link", { name: "Archive: 150 entries" })).toHaveAttribute(
      "href",
      pathTo({ route: "orders", number: 4 }, "en"),
    );
    expect(rowsIn(screen.getByRole("table"))).toEqual(["Open notice", "On its last day Archived"]);
    expect(screen.queryByRole("region", { name: "Archive" })).not.toBeInTheDocument();
  });

  it("has numbered archive pages with a link back to the list", () => {
    shown(notices.slice(2), { ...paginated, number: 5 });
    expect(rowsIn(archive())).toEqual(["Out of date Archived"]);
    expect(screen.getByRole("cell", { name: /^101/u })).toBeInTheDocument();
    const pages = within(screen.getByRole("navigation", { name: "Pages of this list" }));
    expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute(
      "href",
      pathTo({ route: "orders", number: 4 }, "en"),
    );
    const back = screen.getByRole("link", { name: "To the current entries" });
    expect(back).toHaveAttribute("href", pathTo("orders", "en"));
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  });
});
