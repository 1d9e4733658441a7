/** @jest-environment jsdom */
import { format } from "node:util";
import { act, screen, within } from "@testing-library/react";
import { renderIn } from "../../i18n/testing";
import type { ListingColumn } from "../ListingTable";
import { DatedListing } from ".";

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

const show = () => renderIn("en", <DatedListing caption="orders.caption" rows={notices} columns={columns} />);
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
  renderIn("en", <DatedListing caption="orders.caption" rows={[expired]} columns={columns} />);
  expect(rowsIn(archive())).toEqual(["Out of date since the build Archived"]);
});

it("has no archive where nothing is out of date", () => {
  renderIn("en", <DatedListing caption="orders.caption" rows={notices.slice(0, 1)} columns={columns} />);
  expect(screen.queryByRole("heading", { name: "Archive" })).not.toBeInTheDocument();
});
