/** @jest-environment jsdom */
import { format } from "node:util";
import { act, screen, within } from "@testing-library/react";
import { renderIn } from "../../i18n/testing";
import { pathTo } from "../../site/paths";
import type { ListingColumn } from "../ListingTable";
import { partsFor } from "../PagedListing/partsFor";
import { type DatedList, DatedListing } from ".";

const notices = [
  { key: "open", title: "Open notice", expiresOn: null, isExpired: false },
  { key: "last-day", title: "On its last day", expiresOn: "2026-11-21", isExpired: false },
  { key: "over", title: "Out of date", expiresOn: "2026-11-20", isExpired: true },
];

const columns: ListingColumn<(typeof notices)[number]>[] = [
  { id: "title", heading: "listing.name", value: ({ title }) => title, isRowHeader: true },
];

const justBeforeMidnight = new Date("2026-11-21T18:29:59.000Z");

beforeEach(() => {
  jest.useFakeTimers({ now: justBeforeMidnight });
  jest.spyOn(console, "error").mockImplementation((...told) => {
    // jsdom does not know this element of HTML yet.
    if (!(told.includes("search") && String(told[0]).includes("unrecognized"))) throw new Error(format(...told));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

type Notice = (typeof notices)[number];

/** A page's part of a list; a whole one by default. */
const listOf = (nodes: readonly Notice[], parts: Partial<DatedList<Notice>> = {}): DatedList<Notice> => ({
  nodes,
  archived: [],
  number: 1,
  pages: 1,
  archivePages: 0,
  total: nodes.length,
  archivedTotal: 0,
  facets: [],
  ...parts,
});
const rowOf = (): Notice => {
  throw new Error("Nothing is asked of the whole list here.");
};
const shown = (list: DatedList<Notice>) =>
  renderIn("en", <DatedListing caption="orders.caption" route="orders" list={list} columns={columns} rowOf={rowOf} />);
const show = () => shown(listOf(notices.slice(0, 2), { archived: notices.slice(2) }));
const archive = () => screen.getByRole("region", { name: "Archive" });
const rowsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);

it("keeps what is out of date below the list, marked, at the address it had", () => {
  show();
  expect(rowsIn(archive())).toEqual(["Out of date Archived"]);
  expect(archive()).toContainElement(document.getElementById("over"));
  expect(screen.getByText("2 entries")).toBeInTheDocument();
  expect(archive()).not.toContainElement(document.getElementById("last-day"));
});

it("moves an entry at midnight in India while the page is read", () => {
  show();
  act(() => void jest.advanceTimersByTime(1000));
  expect(rowsIn(archive())).toEqual(["On its last day Archived", "Out of date Archived"]);
  expect(screen.getByText("1 entry")).toBeInTheDocument();
  expect(document.querySelectorAll("#last-day")).toHaveLength(1);
});

it("believes the reader's day, not the build's", () => {
  const expired = { key: "since", title: "Out of date since the build", expiresOn: "2026-11-20", isExpired: false };
  shown(listOf([expired]));
  expect(rowsIn(archive())).toEqual(["Out of date since the build Archived"]);
});

it("has no archive where nothing is out of date", () => {
  shown(listOf(notices.slice(0, 1)));
  expect(screen.queryByRole("heading", { name: "Archive" })).not.toBeInTheDocument();
});

describe("a list that is parted into pages", () => {
  beforeAll(() => partsFor({ json: { pageContext: { isParted: true } } }));

  const parted = { pages: 3, archivePages: 2, total: 250, archivedTotal: 150 };

  it("leads to the pages of its archive, and marks what is over since it was built", () => {
    jest.setSystemTime(new Date("2026-11-22T00:00:00.000Z"));
    shown(listOf(notices.slice(0, 2), parted));
    expect(screen.getByRole("link", { name: "Archive: 150 entries" })).toHaveAttribute(
      "href",
      pathTo({ route: "orders", number: 4 }, "en"),
    );
    expect(rowsIn(screen.getByRole("table"))).toEqual(["Open notice ", "On its last day Archived"]);
    expect(screen.queryByRole("region", { name: "Archive" })).not.toBeInTheDocument();
  });

  it("has the archive on pages of its own, numbered on, with a way back", () => {
    shown(listOf([], { ...parted, number: 5, archived: notices.slice(2) }));
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
