/** @jest-environment jsdom */

const before = process.env;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  process.env = before;
  jest.useRealTimers();
});

it.each([
  ["a worker on a usual connection", {}, {}, ["/sw.js"]],
  ["no worker with data saving", {}, { saveData: true }, []],
  ["no worker with a connection as slow as 2G", {}, { effectiveType: "slow-2g" }, []],
  ["no worker with a site built without it", { GATSBY_OFFLINE: "off" }, {}, []],
  ["no worker with a site in development", { NODE_ENV: "development" }, {}, []],
])(
  "registers %s on the first page, once the visitor changes a field",
  async (_, environment, connection, registered) => {
    process.env = { ...before, NODE_ENV: "production", ...environment };
    const register = jest.fn().mockResolvedValue({});
    const posted: unknown[] = [];
    const active = { postMessage: (message: unknown) => posted.push(message) };
    const container = { controller: null, register, ready: Promise.resolve({ active }) };
    Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    jest.resetModules();
    const { keepFirstPage } = await import(".");
    keepFirstPage();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(register).not.toHaveBeenCalled();
    document.dispatchEvent(new Event("input"));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(register.mock.calls.map(([url]) => url)).toEqual(registered);
    expect(posted).toEqual(registered.map(() => ["/"]));
  },
);
