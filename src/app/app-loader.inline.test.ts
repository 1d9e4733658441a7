/** @jest-environment jsdom */

import { appScriptsId, failedState } from "./app-loader";
import { installAppLoader } from "./app-loader.inline";

const page = `
  <a href="/RTI">RTI</a>
  <input id="words">
  <form name="reading"><button type="button">Larger</button></form>
  <script type="application/json" id="${appScriptsId}">["/runtime-1.js","/app-1.js","/page-data.json"]</script>`;

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
  fire(words(), "touchstart");
  await arrive();
  expect(scripts()).toEqual([]);
  list.textContent = whole;
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await arrive();
  expect(scripts()).toEqual(["http://localhost/runtime-1.js", "http://localhost/app-1.js"]);
});

it.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
  "loads the scripts over the connection %j only for a control that is used",
  async (connection) => {
    openPage(connection);
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

it("loads the scripts when the pointer is over a control, not over the rest of the page", async () => {
  openPage();
  for (const type of ["pointerover", "touchstart", "keydown"]) fire(document.querySelector("a"), type);
  await arrive();
  expect(scripts()).toEqual([]);
  fire(words(), "pointerover");
  await arrive();
  expect(scripts()).toHaveLength(2);
});

it.each([
  ["/?q=a", 2],
  ["/#row-2", 2],
  ["/?fbclid=a", 0],
  ["/#words", 0],
])("loads the scripts at the address %s if only they show it", async (address, count) => {
  history.replaceState(null, "", address);
  openPage(undefined, `<main data-app="q sort"></main>${page}`);
  await arrive();
  history.replaceState(null, "", "/");
  expect(scripts()).toHaveLength(count);
});

it("loads a failed app only for a control that needs it, until the next reload", async () => {
  history.replaceState({ key: "router", [failedState]: true }, "");
  openPage();
  fire(words(), "pointerover");
  await arrive();
  expect(scripts()).toEqual([]);
  fire(words(), "focusin");
  await arrive();
  expect(scripts()).toHaveLength(2);
  expect(history.state).toEqual({ key: "router" });
  openPage();
  fire(words(), "pointerover");
  await arrive();
  expect(scripts()).toHaveLength(2);
});
