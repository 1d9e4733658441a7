/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";
import { debounceMs, pushUrl, replaceUrl, replaceUrlDebounced } from "./url-history";

const address = () => `${window.location.pathname}${window.location.search}`;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/list");
});
afterEach(() => jest.useRealTimers());

it("writes the last typed text after the debounce, without a new history entry", () => {
  const { length } = window.history;
  replaceUrlDebounced("/list?q=v");
  jest.advanceTimersByTime(debounceMs - 1);
  replaceUrlDebounced("/list?q=ve");
  jest.advanceTimersByTime(debounceMs - 1);
  expect(address()).toBe("/list");
  jest.advanceTimersByTime(1);
  expect(address()).toBe("/list?q=ve");
  expect(window.history).toHaveLength(length);
});

it.each(["click", "pagehide"])("writes typed text before any listener handles a %s", (type) => {
  replaceUrlDebounced("/list?q=ve");
  let read = "";
  document.addEventListener(type, () => {
    read = address();
  });
  document.dispatchEvent(new Event(type));
  expect(read).toBe("/list?q=ve");
});

it("preserves the text typed before a choice as a history entry", async () => {
  replaceUrlDebounced("/list?q=ve");
  pushUrl("/list?q=ve&year=2024");
  expect(address()).toBe("/list?q=ve&year=2024");
  jest.useRealTimers();
  window.history.back();
  await waitFor(() => expect(address()).toBe("/list?q=ve"));
});

it("discards typed text when another URL replaces it or on another page", () => {
  replaceUrlDebounced("/list?q=ve");
  replaceUrl("/list#row");
  jest.runAllTimers();
  expect(address()).toBe("/list");
  replaceUrlDebounced("/list?q=ve");
  window.history.replaceState(null, "", "/other");
  jest.runAllTimers();
  expect(address()).toBe("/other");
});
