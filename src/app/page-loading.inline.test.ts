/** @jest-environment jsdom */
import { loadingScreenAttribute } from "./app-loader";
import { installPageLoading, loadingDelayMs } from "./page-loading.inline";

beforeAll(() => {
  installPageLoading();
  // jsdom does not navigate and would log an error.
  window.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  });
  window.addEventListener("submit", (event) => event.preventDefault());
});

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/Result");
});
afterEach(() => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  jest.useRealTimers();
});

const screen = () => document.querySelector<HTMLElement>(`[${loadingScreenAttribute}]`);

function put(html: string): HTMLElement {
  document.body.innerHTML = `<div ${loadingScreenAttribute} hidden></div>${html}`;
  const target = document.querySelector<HTMLElement>("span, button");
  if (!target) throw new Error("There is nothing to press.");
  return target;
}

const isShown = () => screen()?.hidden === false;

/** Clicks the page's link or button. Returns whether the loading screen is visible after its delay, and not before. */
function press(html: string, how: MouseEventInit = {}) {
  put(html).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
  jest.advanceTimersByTime(loadingDelayMs - 1);
  expect(isShown()).toBe(false);
  jest.advanceTimersByTime(1);
  return isShown();
}

it.each([
  ["a link to another page", '<a href="/RTI"><span>RTI</span></a>'],
  ["a link to a fragment of another page", '<a href="/RTI#fees"><span>RTI</span></a>'],
  ["another request on the open page", '<a href="/Result?q=a"><span>a</span></a>'],
  ["the search form", '<form action="/Search"><button>Search</button></form>'],
])("shows the loading screen after %s", (_, html) => {
  expect(press(html)).toBe(true);
});

it.each([
  ["another site", '<a href="https://gazette.example/"><span>x</span></a>', {}],
  ["a file", '<a href="/documents/result.pdf"><span>x</span></a>', {}],
  ["a download", '<a href="/list" download><span>x</span></a>', {}],
  ["another window", '<a href="/RTI" target="_blank"><span>x</span></a>', {}],
  ["a new tab", '<a href="/RTI"><span>x</span></a>', { ctrlKey: true }],
  ["a position on the open page", '<a href="#new"><span>x</span></a>', {}],
  ["mail", '<a href="mailto:a@b.example"><span>x</span></a>', {}],
])("shows nothing for a link to %s", (_, html, how) => {
  expect(press(html, how)).toBe(false);
});

it("shows nothing for a link that the app has handled", () => {
  const target = put('<a href="/RTI"><span>RTI</span></a>');
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  target.click();
  jest.advanceTimersByTime(10_000);
  expect(isShown()).toBe(false);
});

it("hides the loading screen when the visitor stops loading", () => {
  press('<a href="/RTI"><span>RTI</span></a>');
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(isShown()).toBe(false);
});

it("hides the loading screen when Back restores the page from the bfcache", () => {
  press('<a href="/RTI"><span>RTI</span></a>');
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(isShown()).toBe(false);
});
