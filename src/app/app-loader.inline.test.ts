/** @jest-environment jsdom */

import { waitFor } from "@testing-library/react";
import { passPause } from "../../tests/pass-pause";
import { appScriptsId, failedState, traversalEvent } from "./app-loader";
import { installAppLoader } from "./app-loader.inline";

const page = `
  <a href="/RTI">RTI</a>
  <input id="words">
  <form name="reading"><button type="button">Larger</button></form>
  <script type="application/json" id="${appScriptsId}" data-hydration="idle">["/runtime-1.js","/app-1.js","/page-data.json"]</script>`;

const fire = (target: EventTarget | null, type: string) => target?.dispatchEvent(new Event(type, { bubbles: true }));

const words = () => document.getElementById("words");

const scripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>("script[src]"), ({ src }) => src);

/** The responses to requests for the data of the page. */
const respond = jest.fn();

/** Waits until the data of the page has arrived. */
const arrive = () => new Promise((resolve) => setTimeout(resolve));

/** Renders a page and installs the loader, with `connection` as `navigator.connection`. */
function openPage(connection?: object, html = page) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  document.body.innerHTML = html;
  installAppLoader();
}

// Every loader adds listeners to the same document, so they are removed after each test.
const added: [EventTarget, ...Parameters<EventTarget["addEventListener"]>][] = [];
beforeEach(() => {
  respond.mockResolvedValue({ ok: true, json: async () => ({ path: "/" }) });
  global.fetch = respond;
  document.head.replaceChildren();
  for (const target of [document, window]) {
    jest
      .spyOn(target, "addEventListener")
      .mockImplementation((...given: Parameters<typeof target.addEventListener>) => {
        added.push([target, ...given]);
        EventTarget.prototype.addEventListener.apply(target, given);
      });
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const [target, ...given] of added.splice(0)) target.removeEventListener(...given);
});

it("waits for the end of parsing after a touch before the list of scripts is complete", async () => {
  openPage();
  const list = document.getElementById(appScriptsId);
  if (!list) throw new Error("The page has no list of scripts.");
  const { textContent: whole } = list;
  jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  list.textContent = '["/runtime-1.js",';
  fire(document.body, "pointerover");
  await arrive();
  expect(scripts()).toEqual([]);
  list.textContent = whole;
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await arrive();
  expect(scripts()).toEqual(["http://localhost/runtime-1.js", "http://localhost/app-1.js"]);
});

it.each([{ saveData: true }, { effectiveType: "3g" }, { effectiveType: "slow-2g" }])(
  "loads the scripts over the connection %j only for a control that needs them",
  async (connection) => {
    openPage(connection);
    window.dispatchEvent(new Event("load"));
    await settle();
    fire(document.querySelector("a"), "touchstart");
    fire(document.querySelector("[name=reading] button"), "focusin");
    fire(words(), "pointerover");
    await arrive();
    expect(scripts()).toEqual([]);
    fire(words(), "focusin");
    await arrive();
    expect(scripts()).toHaveLength(2);
  },
);

/** Returns a page for reading with a part that is valid until the end of the day `until`. */
const readPage = (until: string) =>
  `${page.replace(' data-hydration="idle"', "")}<p data-until="${until}"><b>10 days left</b></p>`;

const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

it("marks an outdated part of a page for reading and loads the scripts", async () => {
  openPage(undefined, readPage("2020-01-01"));
  expect(document.querySelector("[data-until]")?.hasAttribute("data-outdated")).toBe(true);
  window.dispatchEvent(new Event("load"));
  await waitFor(() => expect(scripts()).toHaveLength(2));
});

it("shows without the scripts that something has closed, from its minute on", () => {
  const closing = '<b data-before="">Open</b><b data-after="" hidden>Closed</b>';
  jest.useFakeTimers({ now: new Date("2026-12-02T17:00:30+05:30") });
  openPage(
    undefined,
    `${page}<p data-until="2026-12-02T17:00">${closing}</p><p data-until="2026-12-02T17:01">${closing}</p>`,
  );
  const shown = () => Array.from(document.querySelectorAll("b:not([hidden])"), ({ textContent }) => textContent);
  expect(shown()).toEqual(["Closed", "Open"]);
  jest.useRealTimers();
});

it("reports a script that fails to load and requests it again at a use of a control after a pause", async () => {
  const told: string[] = [];
  const listen = (event: WindowEventMap["preload-error"]) => {
    event.preventDefault();
    told.push(`${event.detail.path} ${event.detail.error}`);
  };
  window.addEventListener("preload-error", listen);
  openPage();
  fire(words(), "focusin");
  await arrive();
  document.querySelector("script[src]")?.dispatchEvent(new Event("error"));
  window.removeEventListener("preload-error", listen);
  expect(told).toEqual(["/ Error: /runtime-1.js did not arrive."]);
  expect(scripts()).toEqual(["http://localhost/app-1.js"]);
  fire(words(), "focusin");
  await arrive();
  expect(scripts()).toHaveLength(1);
  passPause();
  fire(words(), "focusin");
  await arrive();
  expect(scripts()).toHaveLength(2);
  expect(document.querySelectorAll('link[href$=".js"]')).toHaveLength(2);
});

it("loads a failed app only for a control that needs it, until the next reload", async () => {
  history.replaceState({ key: "router", [failedState]: true }, "");
  openPage();
  fire(document.body, "touchstart");
  await arrive();
  expect(scripts()).toEqual([]);
  fire(words(), "focusin");
  await arrive();
  expect(scripts()).toHaveLength(2);
  expect(history.state).toEqual({ key: "router" });
  openPage();
  fire(document.body, "touchstart");
  await arrive();
  expect(scripts()).toHaveLength(2);
});

it("runs no script without the data of the page, which Gatsby would request without end", async () => {
  const failed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener("preload-error", failed, { once: true });
  respond.mockResolvedValue({ ok: false });
  openPage();
  fire(words(), "focusin");
  await arrive();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(scripts()).toEqual([]);
});

it("gives the data to Gatsby under the page's path and query", async () => {
  history.replaceState(null, "", "/?q=a");
  openPage();
  fire(words(), "focusin");
  await arrive();
  expect(window.pageData).toEqual({ path: "/?q=a" });
  history.replaceState(null, "", "/");
});

it("tells the page of Back and Forward once the app runs it, and hides them from Gatsby's router", () => {
  openPage();
  const [router, page] = [jest.fn(), jest.fn()];
  window.addEventListener("popstate", router);
  window.addEventListener(traversalEvent, page);
  window.dispatchEvent(new Event("popstate"));
  expect(page).not.toHaveBeenCalled();
  if (window.__appLoader) window.__appLoader.isHydrated = true;
  window.dispatchEvent(new Event("popstate"));
  expect(page).toHaveBeenCalledTimes(1);
  expect(router).not.toHaveBeenCalled();
});
