/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../i18n/testing";
import type { Column } from "../../listing/columns";
import { orderColumns } from "../../listing/lists/orders";
import { tenderColumns } from "../../listing/lists/tenders";
import { rowOf, type TestRow } from "../../listing/rows.testing";
import { EntryBody, EntryHeading } from ".";

const url = "https://council.example/Government-Order/books";
const digest = "a".repeat(64);
const book = {
  name: "books.pdf",
  digest,
  address: "/documents/books.pdf",
  type: "pdf",
  mediaType: "application/pdf",
  bytes: 2048,
  pages: 2,
  language: "hi",
};

/** The data of an entry's page. */
function entryOf(columns: readonly Column[], fields: TestRow, more: Partial<Queries.EntryPartsFragment> = {}) {
  const { cells, isExpired } = rowOf(columns, fields);
  const title = { text: String(fields.title), language: "en" };
  const nothing = { labels: [], documents: [], body: null, excerpt: "", changes: [], lastUpdated: null, related: [] };
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

it("names an entry and says what is known of it, as its list does", () => {
  renderIn("hi", <EntryHeading route="orders" entry={entryOf(orderColumns, order)} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Books");
  expect(factsShown()).toEqual({
    "शासनादेश संख्या": "7/2026",
    विषय: "वित्त",
    प्रकाशित: "१३ अक्टूबर २०२६",
  });
});

it("tells whether a tender is open at the moment of reading, whatever it was when the page was made", () => {
  jest.useFakeTimers({ now: new Date("2026-12-20T06:00:00Z") });
  const tender = {
    key: "paper",
    title: "Paper",
    reference: "T/1",
    notice: "tender",
    published: "2026-11-01",
    closes: "2026-12-15",
  };
  renderIn("en", <EntryHeading route="tenders" entry={entryOf(tenderColumns, tender)} />);
  expect(factsShown()).toMatchObject({ Closes: "15 December 2026", Status: "Closed" });
  jest.useRealTimers();
});

it("says of an entry whose time is over that it is in the archive", () => {
  const over = entryOf(orderColumns, { ...order, expiresOn: "2026-01-01", isArchived: true });
  renderIn("en", <EntryHeading route="orders" entry={over} />);
  expect(screen.getByText(/in the archive/u)).toBeVisible();
});

it("shows the text, what changed and when, and each document with its digest", () => {
  const entry = entryOf(orderColumns, order, {
    body: { html: "<p>Books are given.</p>", language: "en" },
    changes: [{ day: "2026-11-20", note: { text: "The list was replaced.", language: "en" } }],
    documents: [book],
  });
  renderIn("en", <EntryBody route="orders" entry={entry} url={url} />);
  expect(screen.getByText("Books are given.")).toBeVisible();
  const changes = screen.getByRole("region", { name: "What changed" });
  expect(within(changes).getByRole("listitem")).toHaveTextContent("20 November 2026 – The list was replaced.");
  const documents = screen.getByRole("region", { name: "Documents" });
  expect(within(documents).getByRole("link", { name: /Click Here.*PDF, 2 KB, 2 pages, in Hindi/u })).toBeVisible();
  expect(within(documents).getByText(digest)).toBeVisible();
});

it("lists a document in each of its languages, each with its digest", () => {
  const english = {
    ...book,
    name: "books-en.pdf",
    address: "/documents/books-en.pdf",
    language: "en",
    digest: "b".repeat(64),
  };
  const entry = entryOf(orderColumns, order, { documents: [english, book] });
  renderIn("en", <EntryBody route="orders" entry={entry} url={url} />);
  const items = within(screen.getByRole("region", { name: "Documents" })).getAllByRole("listitem");
  const said = items.map((item) => {
    const link = within(item).getByRole("link", { name: /Click Here/u });
    return [link.getAttribute("href"), /in (?:English|Hindi)$/u.exec(link.textContent ?? "")?.[0], item.textContent];
  });
  expect(said).toEqual([
    [english.address, "in English", expect.stringContaining(english.digest)],
    [book.address, "in Hindi", expect.stringContaining(book.digest)],
  ]);
});

it("says that there is no document yet, and leads to none", () => {
  renderIn("en", <EntryBody route="orders" entry={entryOf(orderColumns, order)} url={url} />);
  const documents = screen.getByRole("region", { name: "Documents" });
  expect(documents).toHaveTextContent("Document not yet available");
  expect(within(documents).queryByRole("link")).toBeNull();
});

it("leads to related entries on their own pages", () => {
  const related = [{ key: "paper", specimen: true, title: { text: "Paper", language: "en" } }];
  renderIn("sa", <EntryBody route="orders" entry={entryOf(orderColumns, order, { related })} url={url} />);
  expect(screen.getByRole("link", { name: "Paper" })).toHaveAttribute("href", "/sa/Government-Order/paper");
});

describe("sharing", () => {
  const shown = () => renderIn("en", <EntryBody route="orders" entry={entryOf(orderColumns, order)} url={url} />);

  it("hands title and URL to WhatsApp by a link, and says that it leaves government", () => {
    shown();
    const link = screen.getByRole("link", { name: "Send by WhatsApp" });
    const { origin, searchParams } = new URL(link.getAttribute("href") ?? "");
    expect(origin).toBe("https://wa.me");
    expect(searchParams.get("text")).toBe(`Books\n${url}`);
    expect(link.parentElement).toHaveTextContent("on a site outside government");
  });

  it("copies the URL and says so", async () => {
    const user = userEvent.setup();
    shown();
    await user.click(screen.getByRole("button", { name: "Copy the address of this page" }));
    expect(await screen.findByText("The address is copied.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it("shows the URL where it cannot be copied", async () => {
    const user = userEvent.setup();
    shown();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy the address of this page" }));
    expect(await screen.findByRole("status")).toHaveTextContent(url);
  });

  it("opens the device's own sheet where there is one", async () => {
    const share = jest.fn(async () => undefined);
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    shown();
    await userEvent.click(await screen.findByRole("button", { name: "Share…" }));
    expect(share).toHaveBeenCalledWith({ title: "Books", url });
    Reflect.deleteProperty(navigator, "share");
  });
});
