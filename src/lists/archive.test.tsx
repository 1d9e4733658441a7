/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { createListPage, type TestRow } from "../../tests/listing/rows";
import { renderIn } from "../../tests/render";
import { orders } from "../../tests/site/lists-by-file";
import { correctDates } from "../app/correct-dates";
import { List } from "../components/List";
import { pathTo } from "../site/paths";
import type { Column } from "./columns";
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
      list={{ caption: `list.${orders.name}`, route: orders.name, columns }}
      page={{ ...createListPage(columns, rows), ...parts }}
    />,
  );
const archive = () => screen.getByRole("region", { name: "Archive" });
const rowsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent?.replace(/\s+/gu, " ").trim());

it("tags an entry that expires while the page is open, and has older ones in its archive", () => {
  shown(notices);
  expect(rowsIn(archive())).toEqual(["Out of date Archived"]);
  const tags = () => screen.getAllByText("Archived").filter((tag) => !tag.closest("[hidden]"));
  expect(tags()).toHaveLength(1);
  jest.advanceTimersByTime(1000);
  correctDates();
  expect(tags()).toHaveLength(2);
});

describe("a paginated list", () => {
  const paginated = { pages: 3, archivePages: 2, total: 250, archivedTotal: 150 };

  it("links to its archive pages", () => {
    jest.setSystemTime(new Date("2026-11-22T00:00:00.000Z"));
    shown(notices.slice(0, 2), paginated);
    expect(screen.getByRole("link", { name: "Archive: 150 entries" })).toHaveAttribute(
      "href",
      pathTo({ route: orders.name, number: 4 }, "en"),
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
      pathTo({ route: orders.name, number: 4 }, "en"),
    );
    const back = screen.getByRole("link", { name: "To the current entries" });
    expect(back).toHaveAttribute("href", pathTo(orders.name, "en"));
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  });
});
