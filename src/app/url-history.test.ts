/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";
import { pushAddress, replaceAddress, replaceAddressSoon, rest } from "./url-history";

const address = () => `${window.location.pathname}${window.location.search}`;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/list");
});
afterEach(() => jest.useRealTimers());

it("has the last of what was typed once it rests, without another step of the history", () => {
  const { length } = window.history;
  replaceAddressSoon("/list?q=v");
  jest.advanceTimersByTime(rest - 1);
  replaceAddressSoon("/list?q=ve");
  jest.advanceTimersByTime(rest - 1);
  expect(address()).toBe("/list");
  jest.advanceTimersByTime(1);
  expect(address()).toBe("/list?q=ve");
  expect(window.history).toHaveLength(length);
});

it.each(["click", "pagehide"])("has what was typed before anything answers a %s", (type) => {
  replaceAddressSoon("/list?q=ve");
  let read = "";
  document.addEventListener(type, () => {
    read = address();
  });
  document.dispatchEvent(new Event(type));
  expect(read).toBe("/list?q=ve");
});

it("keeps what was typed before a choice as a step to go back to", async () => {
  replaceAddressSoon("/list?q=ve");
  pushAddress("/list?q=ve&year=2024");
  expect(address()).toBe("/list?q=ve&year=2024");
  jest.useRealTimers();
  window.history.back();
  await waitFor(() => expect(address()).toBe("/list?q=ve"));
});

it("forgets what was typed when something else takes its place, or on another page", () => {
  replaceAddressSoon("/list?q=ve");
  replaceAddress("/list#row");
  jest.runAllTimers();
  expect(address()).toBe("/list");
  replaceAddressSoon("/list?q=ve");
  window.history.replaceState(null, "", "/other");
  jest.runAllTimers();
  expect(address()).toBe("/other");
});
