/** @jest-environment jsdom */
import { installNotices, noticeAttributes, noticeStorageKeys, noticesId } from "./notice.inline";

const now = new Date("2026-11-25T10:00:00+05:30");
const hour = 60 * 60 * 1000;

/** Opens a page with notices, each given by its id, level and the hours until its end. */
function openPage(...notices: readonly (readonly [id: string, level: string, hours: number])[]) {
  const { id: name, ends, level: levelName, dismisses } = noticeAttributes;
  const items = notices.map(
    ([id, level, hours]) =>
      `<div ${name}="${id}" ${ends}="${now.getTime() + hours * hour}" ${levelName}="${level}">
        <p><span>The notice ${id}</span></p><button ${dismisses}="${id}">Dismiss</button></div>`,
  );
  document.body.innerHTML = `<div id="${noticesId}"><section lang="en">${items.join("")}</section></div>`;
  installNotices();
}

const shown = () => Array.from(document.querySelectorAll("p"), ({ textContent }) => textContent);
function dismiss(id: string) {
  document.querySelector<HTMLElement>(`[${noticeAttributes.dismisses}="${id}"]`)?.click();
}

beforeEach(() => {
  jest.useFakeTimers({ now });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it("removes a notice from the open page when it ends by the device's clock", () => {
  openPage(["a", "urgent", 1], ["b", "information", 24 * 60], ["over", "urgent", -1]);
  expect(shown()).toEqual(["The notice a", "The notice b"]);
  jest.advanceTimersByTime(hour - 1);
  expect(shown()).toEqual(["The notice a", "The notice b"]);
  jest.advanceTimersByTime(1);
  expect(shown()).toEqual(["The notice b"]);
  // `setTimeout` fires at once for a delay of more than 24.8 days.
  jest.advanceTimersByTime(24 * 60 * hour);
  expect(shown()).toEqual([]);
});

it("hides only the dismissed notice, on every page of the visit", () => {
  openPage(["a", "urgent", 1], ["b", "information", 1]);
  const heard = jest.fn();
  document.addEventListener("click", heard, true);
  dismiss("a");
  document.removeEventListener("click", heard, true);
  expect(shown()).toEqual(["The notice b"]);
  // The app loader listens on the document; it would load the app and replay the click.
  expect(heard).not.toHaveBeenCalled();
  openPage(["a", "urgent", 1], ["b", "information", 1], ["corrected", "urgent", 1]);
  expect(shown()).toEqual(["The notice b", "The notice corrected"]);
});

it("announces an urgent notice assertively, and others politely", () => {
  openPage(["a", "urgent", 1], ["b", "information", 1]);
  expect(document.querySelector("p[role=alert]")).toHaveProperty("textContent", "The notice a");
  expect(document.querySelector("p[role=status]")).toHaveProperty("textContent", "The notice b");
});

it("works if the browser denies storage", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  openPage(["a", "urgent", 1]);
  dismiss("a");
  expect(shown()).toEqual([]);
  jest.restoreAllMocks();
  expect(sessionStorage.getItem(noticeStorageKeys.dismissed)).toBeNull();
});
