/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createListRow, type TestRow } from "../../../tests/listing/rows";
import { renderIn } from "../../../tests/render";
import type { Column } from "../../lists/columns";
import { orderColumns, tenderColumns } from "../../lists/columns-of/plain-lists";
import type { EntryPageContent } from "../../lists/entry-page";
import { Entry } from ".";

const url = "https://council.example/Government-Order/books";
/** Returns the data of an entry page. */
function entryOf(columns: readonly Column[], fields: TestRow, more: Partial<EntryPageContent> = {}): EntryPageContent {
  const { cells, isExpired } = createListRow(columns, fields);
  const title = { text: String(fields.title), language: "en" as const };
  const nothing = {
    labels: [],
    documents: [],
    body: null,
    isPrinted: false,
    excerpt: "",
    changes: [],
    lastUpdated: null,
    related: [],
  };
  return {
    key: fields.key,
    title,
    columns: Object.keys(cells),
    cells: Object.values(cells),
    isExpired,
    ...nothing,
    ...more,
  };
}

const order = { key: "books", title: "Books", number: "7/2026", subject: "finance", published: "2026-10-13" };

function factsShown(): Record<string, string> {
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent ?? "");
  const said = screen.getAllByRole("definition").map(({ textContent }) => textContent ?? "");
  return Object.fromEntries(terms.map((term, index) => [term, said[index] ?? ""]));
}

it("renders an entry's title and its facts with the headings of its list", () => {
  renderIn("hi", <Entry route="orders" entry={entryOf(orderColumns, order)} url={url} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Books");
  expect(factsShown()).toEqual({
    "शासनादेश संख्या": "7/2026",
    विषय: "वित्त",
    प्रकाशित: "१३ अक्टूबर २०२६",
  });
});

it("renders the text of a document, with a table of contents if it has many chapters", () => {
  const html = [1, 2, 3, 4].map((n) => `<h2 id="part-${n}">Chapter ${n}</h2><p>Words ${n}</p>`).join("");
  const { unmount } = renderIn(
    "en",
    <Entry route="orders" entry={entryOf(orderColumns, order, { body: { html, language: "en" } })} url={url} />,
  );
  expect(screen.getByText("Words 3")).toBeVisible();
  expect(screen.getByRole("link", { name: "Chapter 3" })).toHaveAttribute("href", "#part-3");
  unmount();
  const short = { html: html.slice(0, html.indexOf('<h2 id="part-3"')), language: "en" };
  renderIn("en", <Entry route="orders" entry={entryOf(orderColumns, order, { body: short })} url={url} />);
  expect(screen.queryByRole("link", { name: "Chapter 2" })).not.toBeInTheDocument();
});

it("shows a tender's status at the time of reading, not of the build", () => {
  jest.useFakeTimers({ now: new Date("2026-12-20T06:00:00Z") });
  const tender = {
    key: "paper",
    title: "Paper",
    reference: "T/1",
    notice: "tender",
    published: "2026-11-01",
    closes: "2026-12-15",
  };
  renderIn("en", <Entry route="tenders" entry={entryOf(tenderColumns, tender)} url={url} />);
  expect(factsShown()).toMatchObject({ Closes: "15 December 2026", Status: "Closed" });
  jest.useRealTimers();
});

it("marks an expired entry as archived", () => {
  const over = entryOf(orderColumns, { ...order, expiresOn: "2026-01-01", isArchived: true });
  renderIn("en", <Entry route="orders" entry={over} url={url} />);
  expect(screen.getByText(/in the archive/u)).toBeVisible();
});

it("renders no documents section without a document", () => {
  renderIn("en", <Entry route="orders" entry={entryOf(orderColumns, order)} url={url} />);
  expect(screen.queryByRole("region", { name: "Documents" })).toBeNull();
  expect(screen.queryByText(/not yet/u)).toBeNull();
});

it.each([
  ["2026-12-10", "/calendars/tender-paper.ics"],
  ["2026-12-20", undefined],
])("offers a calendar file of a tender's closing date until that day: %s", (today, path) => {
  jest.useFakeTimers({ now: new Date(`${today}T06:00:00Z`) });
  const tender = { key: "paper", title: "Paper", reference: "T/1", notice: "tender", closes: "2026-12-15" };
  renderIn("en", <Entry route="tenders" entry={entryOf(tenderColumns, tender)} url={url} />);
  expect(screen.queryByRole("link", { name: "Add to calendar" })?.getAttribute("href")).toBe(path);
  jest.useRealTimers();
});

describe("sharing", () => {
  const shown = () => renderIn("en", <Entry route="orders" entry={entryOf(orderColumns, order)} url={url} />);

  it("copies the URL and confirms it", async () => {
    const user = userEvent.setup();
    shown();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("The address is copied.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it("shows the URL if copying fails", async () => {
    const user = userEvent.setup();
    shown();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByRole("status")).toHaveTextContent(url);
  });

  it("opens the device's share sheet if the device has one", async () => {
    const share = jest.fn(async () => undefined);
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    shown();
    await userEvent.click(await screen.findByRole("button", { name: "Share…" }));
    expect(share).toHaveBeenCalledWith({ title: "Books", url });
    Reflect.deleteProperty(navigator, "share");
  });
});
