/** @jest-environment jsdom */

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../tests/render";
import { engineWith, record } from "../../../tests/search/records";
import { orders } from "../../../tests/site/lists-by-file";
import type { SearchRequest } from "../../search/answer";
import { askIndexes, loadIndex } from "../../search/worker-client";
import type { LocaleCode } from "../../site/locales";
import { SearchPage } from ".";

jest.mock("../../search/worker-client", () => ({ loadIndex: jest.fn(), askIndexes: jest.fn() }));

const records = Array.from({ length: 7 }, (_, number) =>
  record(`order-${number}`, `Order ${number} on scholarships`, { year: 2019 + number, specimen: true }),
);
const page = record("rti", "Right to information", { summary: "How to ask for information, or for an order." });
const facts = { document: { type: "pdf", bytes: 24_576 }, details: ["Finance"] };
const pages = { kind: "pages", synonyms: "", records: [page] } as const;
const ofOrders = { kind: orders.name, synonyms: "orders" } as const;
const english = [
  pages,
  {
    ...ofOrders,
    records: [...records, record("rti-order", "Order on information", { ...facts, reference: "20201220" })],
  },
];
const hindi = [{ ...ofOrders, records: [record("order-3", "छात्रवृत्ति", { language: "hi" })] }];

afterEach(() => jest.restoreAllMocks());

let arriving: Partial<Record<LocaleCode, boolean>>;

beforeEach(() => {
  arriving = { en: true, hi: true, sa: true };
  const loaded = new Set<LocaleCode>();
  jest.clearAllMocks();
  jest.mocked(loadIndex).mockImplementation(async ({ language }) => {
    if (!arriving[language]) throw new Error("no network");
    loaded.add(language);
  });
  jest.mocked(askIndexes).mockImplementation(async (request: SearchRequest) =>
    engineWith({
      ...(loaded.has("en") && { en: english }),
      ...(loaded.has("hi") && { hi: hindi }),
      ...(loaded.has("sa") && { sa: english.slice(0, 1) }),
    }).answer(request),
  );
  window.history.replaceState(null, "", "/Search");
});

/** Renders the page for a query string and waits for the answer. */
async function open(search: string, language: LocaleCode = "en") {
  window.history.replaceState(null, "", `/Search${search}`);
  renderIn(language, <SearchPage search={search} />);
  await waitFor(() => expect(screen.getByRole("status")).not.toHaveTextContent(/^$|Searching/u));
}

const status = () => screen.getByRole("status");
const names = () => screen.getAllByRole("listitem").map((item) => within(item).getByRole("link").textContent);

it("groups answers by kind with their count, and links to their pages", async () => {
  await open("?q=information");
  const group = screen.getByRole("region", { name: "Government Order (1)" });
  expect(within(group).getByRole("link")).toHaveAttribute("href", "/Government-Order/rti-order");
  expect(group).toHaveTextContent("PDF, 24 KB · Finance");
  const ofPages = screen.getByRole("region", { name: "Pages (1)" });
  expect(within(ofPages).getByRole("link")).toHaveAttribute("href", "/RTI");
});

it("shows the first answers of a kind, and all on request", async () => {
  await open("?q=order");
  const group = () => screen.getByRole("region", { name: "Government Order (8)" });
  expect(within(group()).getAllByRole("link")).toHaveLength(5);
  await userEvent.click(within(group()).getByRole("button", { name: "Show all 8" }));
  await waitFor(() => expect(within(group()).getAllByRole("link")).toHaveLength(8));
  expect(within(group()).queryByRole("button")).not.toBeInTheDocument();
});

it("renders first the answers that fit the screen, then all", async () => {
  jest.replaceProperty(window, "innerHeight", 160);
  await open("?q=order");
  const more = () => screen.queryByRole("button", { name: "Show all 8" });
  expect(names()).toHaveLength(2);
  expect(more()).not.toBeInTheDocument();
  await waitFor(() => expect(names()).toHaveLength(6));
  expect(more()).toBeVisible();
});

it("handles another language that fails to load", async () => {
  arriving = { en: true };
  await open("?q=छात्रवृत्ति");
  expect(status()).toHaveTextContent("Nothing found for “छात्रवृत्ति”");
});

it("renders the tasks and a link to the site map if nothing was found", async () => {
  await open("?q=zzzqqq");
  expect(status()).toHaveTextContent("Nothing found for “zzzqqq”");
  expect(screen.getByRole("link", { name: "Result" })).toHaveAttribute("href", "/Result");
  expect(screen.getByRole("link", { name: "Site map" })).toHaveAttribute("href", "/Site-Map");
});

it("links to the answers to a mistyped query with its words corrected", async () => {
  await open("?q=infromation");
  expect(within(status()).getByRole("link", { name: "information" })).toHaveAttribute("href", "/Search?q=information");
});

it("names a day that no entry has, and links to the nearest", async () => {
  await open("?q=order 21-12-2020");
  expect(status()).not.toHaveTextContent("Found nowhere");
  expect(status()).toHaveTextContent("Nothing is dated 21 December 2020. The nearest day is: 20 December 2020");
  const link = within(status()).getByRole("link", { name: "20 December 2020" });
  expect(link).toHaveAttribute("href", "/Search?q=order+20+December+2020");
});

it("lists the words that were not found", async () => {
  await open("?q=scholarships railway");
  expect(status()).toHaveTextContent("No page has all of these words. Found nowhere: railway.");
});

it("reports that the index did not load, and renders the site map", async () => {
  arriving = {};
  const told = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await open("?q=information");
  expect(status()).toHaveTextContent("The search did not load");
  expect(screen.getByRole("navigation", { name: "All pages of the site" })).toBeInTheDocument();
  expect(told).toHaveBeenCalled();
  told.mockRestore();
});

it("renders the audience links without searching before anything is typed", () => {
  renderIn("en", <SearchPage search="" />);
  expect(status()).toBeEmptyDOMElement();
  expect(askIndexes).not.toHaveBeenCalled();
  expect(screen.getByRole("region", { name: "What are you looking for?" })).toBeVisible();
});

it("focuses the search box of a page without a query, and the number of answers once a query is sent", async () => {
  renderIn("en", <SearchPage search="" />);
  const box = screen.getByRole("searchbox");
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.type(box, "information");
  expect(box).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByText(/answers? to “information”/u)).toHaveFocus());
});
