/** @jest-environment jsdom */

interface WorkerFixture {
  readonly environment?: Readonly<Record<string, string>>;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

const before = process.env;
let register: jest.Mock;

/** Starts the module as in the built site, with a fake service worker container, and returns it. */
async function begin({ environment = {}, connection = {} }: WorkerFixture = {}) {
  process.env = { ...before, NODE_ENV: "production", ...environment };
  register = jest.fn().mockResolvedValue({});
  const ready = Promise.resolve({ active: { postMessage: () => undefined }, waiting: null });
  const container = Object.assign(new EventTarget(), { controller: null, register, ready });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  jest.resetModules();
  const offline = await import(".");
  offline.startOffline();
  return offline;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = "<h1>Results</h1>";
});

afterEach(() => {
  process.env = before;
  jest.useRealTimers();
});

const idle = () => jest.advanceTimersByTimeAsync(10_000);

it.each<[string, WorkerFixture]>([
  ["who saves data", { connection: { saveData: true } }],
  ["a connection as slow as 2G", { connection: { effectiveType: "slow-2g" } }],
  ["a site built without it", { environment: { GATSBY_OFFLINE: "off" } }],
  ["a site in development", { environment: { NODE_ENV: "development" } }],
])("registers no worker: %s", async (_what, surroundings) => {
  const { handlePageOpened } = await begin(surroundings);
  for (const path of ["/", "/Result"]) handlePageOpened(path);
  await idle();
  expect(register).not.toHaveBeenCalled();
});
