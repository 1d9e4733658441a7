/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { createListPage } from "../../tests/listing/rows";
import { renderIn } from "../../tests/render";
import { List } from "../components/List";
import { completeColumns } from "./columns";

jest.mock("../search/worker-client", () => ({
  loadIndex: async () => undefined,
  findEntries: async () => ["first", "second"].map((key) => ({ kind: "results", key })),
}));

const papers = [
  { key: "first", title: "First paper", kind: "institutional" },
  { key: "second", title: "Second paper", kind: "individual" },
];

const columns = completeColumns("results", [
  { field: "title", type: "title" },
  { field: "kind", type: "choice", vocabulary: "candidature", facet: true },
]);

/** Renders the list on a page opened at a URL. */
function open(url: string): HTMLElement {
  window.history.replaceState(null, "", url);
  return renderIn(
    "en",
    <List list={{ caption: "results.caption", route: "results", columns }} page={createListPage(columns, papers)} />,
  ).container;
}

/** Opens a prerendered page with the list at a URL, and hydrates it. */
function openBuilt(url: string): HTMLElement {
  window.__appLoader = { isLoading: true, failedAt: 0, isHydrated: false, pendingActions: [] };
  const container = open(url);
  delete window.__appLoader;
  return container;
}

const shown = (container: HTMLElement) => [...container.querySelectorAll("tbody tr")].map(({ id }) => id);
const marked = (container: HTMLElement) => container.querySelector("[data-target]")?.id;

beforeEach(() => {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

it("clears filters that hide the target row, and scrolls to it once, also when the query then changes", async () => {
  const container = openBuilt("/?kind=institutional#second");
  await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1));
  expect(shown(container)).toEqual(["first", "second"]);
  expect(marked(container)).toBe("second");
  expect(`${window.location.search}${window.location.hash}`).toBe("#second");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "paper" } });
  expect(await screen.findByText("2 entries of 2")).toBeVisible();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

it("keeps the filters when the fragment is no row or is malformed", async () => {
  const container = open("/?kind=institutional#nowhere%");
  await waitFor(() => expect(shown(container)).toEqual(["first"]));
  expect(window.location.search).toBe("?kind=institutional");
});
