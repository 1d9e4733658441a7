/** @jest-environment jsdom */
import { pathTo } from "../site/paths";
import { interceptLinks } from "./links";

const rti = pathTo("rti", "hi");
const navigate = jest.fn<void, [string]>();
const prefetch = jest.fn<void, [string, string]>();

beforeAll(() => interceptLinks(document, { navigate, prefetch }));

beforeEach(() => {
  jest.clearAllMocks();
  window.history.replaceState(null, "", pathTo("home", "hi"));
});

/** Renders a link and returns the element inside it that a visitor would click. */
function put(href: string, attributes = ""): HTMLElement {
  document.body.innerHTML = `<a href="${href}" ${attributes}><span>text</span></a>`;
  const inner = document.querySelector("span");
  if (!inner) throw new Error("There is no link.");
  return inner;
}

/** Clicks an element. Returns whether the browser would follow the link. */
function click(target: HTMLElement, how: MouseEventInit = {}): boolean {
  let isFollowed = false;
  const see = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    // jsdom does not navigate and would log an error.
    event.preventDefault();
  };
  window.addEventListener("click", see, { once: true });
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
  return isFollowed;
}

it.each([
  ["another site", "https://gazette.example/", ""],
  ["a document", "/documents/result.pdf", ""],
  ["an unknown address", "/hi/nothing", ""],
  ["another window", rti, 'target="_blank"'],
  ["a download", rti, "download"],
  ["a place on the open page", `${pathTo("home", "hi")}#new`, ""],
])("leaves a link to %s to the browser", (_, href, attributes) => {
  expect(click(put(href, attributes))).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "leaves a click with %j to the browser, which opens a tab or window or downloads",
  (how) => {
    expect(click(put(rti), how)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  },
);

it("ignores a click that another listener has handled", () => {
  const target = put(rti);
  target.addEventListener("click", (event) => event.preventDefault());
  click(target);
  expect(navigate).not.toHaveBeenCalled();
});

it("navigates from one query of a list to another without a new document, and preserves the fragment", () => {
  window.history.replaceState(null, "", `${rti}?q=a`);
  expect(click(put(`${rti}?q=fee#manuals`))).toBe(false);
  expect(navigate.mock.calls).toEqual([[`${rti}?q=fee#manuals`]]);
});

describe("prefetching", () => {
  it.each(["pointerover", "touchstart", "focusin"])("begins at %s", (intent) => {
    put(rti).dispatchEvent(new Event(intent, { bubbles: true }));
    expect(prefetch.mock.calls).toEqual([[rti, "rti"]]);
  });

  it("loads the entry template for the page of an entry", () => {
    const act = pathTo({ route: "acts", entry: "act-test-2014" }, "hi");
    put(act).dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(prefetch.mock.calls).toEqual([[act, "entry"]]);
  });

  it("skips the open page and URLs that are not pages", () => {
    for (const href of [pathTo("home", "hi"), "/documents/result.pdf", "https://gazette.example/"]) {
      put(href).dispatchEvent(new Event("pointerover", { bubbles: true }));
    }
    expect(prefetch).not.toHaveBeenCalled();
  });

  it("is off with Save-Data", () => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
    put(rti).dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(prefetch).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, "connection");
  });
});
