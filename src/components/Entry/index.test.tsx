/** @jest-environment jsdom */

import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createListRow, type TestRow } from "../../../tests/listing/rows";
import { renderIn } from "../../../tests/render";
import { orders, tenders } from "../../../tests/site/lists-by-file";
import { correctDates } from "../../app/correct-dates";
import type { Column } from "../../lists/columns";
import type { EntryPageContent } from "../../lists/entry-page";
import { getList } from "../../lists/every-list";
import { Entry } from ".";

const url = "https://council.example/Government-Order/books";

/** Returns the data of an entry page. */
function entryOf(columns: readonly Column[], fields: TestRow, more: Partial<EntryPageContent> = {}): EntryPageContent {
  return {
    ...createListRow(columns, fields),
    ...{ labels: {}, documents: [], changes: [], related: [] },
    ...{ body: null, excerpt: "", lastUpdated: null },
    title: { text: String(fields.title), language: "en" },
    ...more,
  };
}

const order = { key: "books", title: "Books", number: "7/2026", subject: "finance", published: "2026-10-13" };

const show = (more: Partial<EntryPageContent> = {}, fields: TestRow = order) =>
  renderIn("en", <Entry route={orders.name} entry={entryOf(getList(orders.name).columns, fields, more)} url={url} />);

it("renders the text of a document, with a table of contents if it has many chapters", () => {
  const html = [1, 2, 3, 4].map((n) => `<h2 id="part-${n}">Chapter ${n}</h2><p>Words ${n}</p>`).join("");
  const { unmount } = show({ body: { html, language: "en" } });
  expect(screen.getByText("Words 3")).toBeVisible();
  expect(screen.getByRole("link", { name: "Chapter 3" })).toHaveAttribute("href", "#part-3");
  unmount();
  show({ body: { html: html.slice(0, html.indexOf('<h2 id="part-3"')), language: "en" } });
  expect(screen.queryByRole("link", { name: "Chapter 2" })).not.toBeInTheDocument();
});

it("marks an expired entry as archived", () => {
  show({}, { ...order, expiresOn: "2026-01-01", isArchived: true });
  expect(screen.getByText(/in the archive/u)).toBeVisible();
});

it("opens the main document from the card and lists it below", () => {
  const file = { address: "/documents/a.pdf", name: "a.pdf", type: "pdf", bytes: 2048, pages: 1, language: "en" };
  show({ documents: [{ ...file, digest: "0".repeat(64), mediaType: "application/pdf" }] });
  expect(screen.getAllByRole("link", { name: /^Open the document PDF/u })).toHaveLength(2);
});

it("renders no documents section without a document", () => {
  show();
  expect(screen.queryByRole("region", { name: "Documents" })).toBeNull();
});

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ["2026-12-10", "Open", "/calendars/tender-paper.ics"],
  ["2026-12-20", "Closed", undefined],
])("shows on %s that a tender is %s, and offers a calendar file until it closes", (today, status, path) => {
  jest.useFakeTimers({ now: new Date(`${today}T06:00:00Z`) });
  const tender = { key: "paper", title: "Paper", reference: "T/1", notice: "tender", closes: "2026-12-15" };
  const built = { countedOn: "2026-12-08" };
  const entry = entryOf(getList(tenders.name).columns, tender, built);
  renderIn("en", <Entry route={tenders.name} entry={entry} url={url} />);
  correctDates();
  expect(screen.getByText(status)).toBeVisible();
  expect(screen.queryAllByText("5 days left").filter((text) => !text.closest("[hidden]"))).toHaveLength(path ? 1 : 0);
  expect(screen.queryByRole("link", { name: "Add to calendar" })?.getAttribute("href")).toBe(path);
});

describe("sharing", () => {
  it("copies the URL and confirms it", async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("The address is copied.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it("shows the URL if copying fails", async () => {
    const user = userEvent.setup();
    show();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByRole("status")).toHaveTextContent(url);
  });

  it("opens the device's share sheet if the device has one", async () => {
    const share = jest.fn(async () => undefined);
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Share…" }));
    expect(share).toHaveBeenCalledWith({ title: "Books", url });
    Reflect.deleteProperty(navigator, "share");
  });
});
