/** @jest-environment jsdom */

interface WorkerFixture {
  readonly environment?: Readonly<Record<string, string>>;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  /** True if a worker of an earlier visit controls the page. */
  readonly hasWorker?: boolean;
  /** True if the worker of a newer release is waiting. */
  readonly hasNewerWorker?: boolean;
}

const before = process.env;
let register: jest.Mock;
let posted: unknown[];
let postedToNewer: unknown[];
let tell: (message: unknown) => void;

/** Starts the module as in the built site, with a fake service worker container, and returns it. */
async function begin({
  environment = {},
  connection = {},
  hasWorker = false,
  hasNewerWorker = false,
}: WorkerFixture = {}) {
  process.env = { ...before, NODE_ENV: "production", ...environment };
  posted = [];
  postedToNewer = [];
  const worker = (received: unknown[]) => ({ postMessage: (message: unknown) => received.push(message) });
  register = jest.fn().mockResolvedValue({});
  const container = Object.assign(new EventTarget(), {
    controller: hasWorker ? {} : null,
    register,
    ready: Promise.resolve({ active: worker(posted), waiting: hasNewerWorker ? worker(postedToNewer) : null }),
  });
  tell = (data) => container.dispatchEvent(new MessageEvent("message", { data }));
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
const note = () => document.getElementById("stale-notice")?.textContent;

it("registers the worker with the second page, once the device is idle", async () => {
  const { pageOpened } = await begin();
  pageOpened("/");
  await idle();
  expect(register).not.toHaveBeenCalled();
  pageOpened("/Result");
  await idle();
  expect(register).toHaveBeenCalledWith("/sw.js", { updateViaCache: "none" });
});

it.each<[string, WorkerFixture]>([
  ["who saves data", { connection: { saveData: true } }],
  ["a connection as slow as 2G", { connection: { effectiveType: "slow-2g" } }],
  ["a site built without it", { environment: { GATSBY_OFFLINE: "off" } }],
  ["a site in development", { environment: { NODE_ENV: "development" } }],
])("registers no worker: %s", async (_what, surroundings) => {
  const { pageOpened } = await begin(surroundings);
  for (const path of ["/", "/Result"]) pageOpened(path);
  await idle();
  expect(register).not.toHaveBeenCalled();
});

it("reports opened pages to the worker, and the first page of a first visit", async () => {
  const { pageOpened } = await begin();
  for (const path of ["/", "/Result"]) pageOpened(path);
  await idle();
  expect(posted).toEqual([
    { opened: "/", isFirst: true, hasApp: true },
    { opened: "/Result", isFirst: false, hasApp: true },
  ]);
});

it("reports pages to the waiting worker of a newer release, which then activates", async () => {
  const { pageOpened } = await begin({ hasWorker: true, hasNewerWorker: true });
  pageOpened("/");
  await idle();
  expect(postedToNewer).toEqual([{ opened: "/", isFirst: false, hasApp: true }]);
  expect(posted).toEqual([]);
});

it("counts no page as the first if a worker controls it", async () => {
  const { pageOpened } = await begin({ hasWorker: true });
  pageOpened("/");
  await idle();
  expect(posted).toEqual([{ opened: "/", isFirst: false, hasApp: true }]);
});

it("shows the age of a cached page while it is open, and does not cache it again", async () => {
  const { pageOpened } = await begin({ hasWorker: true });
  tell({ kept: "/Result", note: "kept on 1 June" });
  pageOpened("/Result");
  await idle();
  expect(note()).toBe("kept on 1 June");
  pageOpened("/RTI");
  await idle();
  expect(note()).toBeUndefined();
  expect(posted).toEqual([{ opened: "/RTI", isFirst: false, hasApp: true }]);
});

it("preserves the note in a cached document, and removes it with the next page", async () => {
  document.body.insertAdjacentHTML("afterbegin", '<p id="stale-notice">kept on 1 June</p>');
  const { pageOpened } = await begin({ hasWorker: true });
  pageOpened(window.location.pathname);
  await idle();
  expect(note()).toBe("kept on 1 June");
  pageOpened("/RTI");
  expect(note()).toBeUndefined();
});

it("ignores messages that are not from its worker", async () => {
  const { pageOpened } = await begin({ hasWorker: true });
  for (const message of [null, "kept", { kept: 1, note: "" }, { kept: "/Result" }]) tell(message);
  pageOpened("/Result");
  await idle();
  expect(note()).toBeUndefined();
});
