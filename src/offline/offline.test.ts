/** @jest-environment jsdom */

const before = process.env;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  process.env = before;
  jest.useRealTimers();
});

it.each([
  ["data saving", {}, { saveData: true }],
  ["a connection as slow as 2G", {}, { effectiveType: "slow-2g" }],
  ["a site built without it", { GATSBY_OFFLINE: "off" }, {}],
  ["a site in development", { NODE_ENV: "development" }, {}],
])("registers no worker with %s", async (_, environment, connection) => {
  process.env = { ...before, NODE_ENV: "production", ...environment };
  const register = jest.fn().mockResolvedValue({});
  const ready = Promise.resolve({ active: { postMessage: () => undefined }, waiting: null });
  const container = Object.assign(new EventTarget(), { controller: null, register, ready });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  jest.resetModules();
  const { handlePageOpened, startOffline } = await import(".");
  startOffline();
  for (const path of ["/", "/Result"]) handlePageOpened(path);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(register).not.toHaveBeenCalled();
});
