/** @jest-environment jsdom */
import { appFailureAttribute, staleNoticeId } from "./app-loader";
import type { PageLoader } from "./gatsby-loader";
import { getLoadingState, idle, loadingDelayMs, setLoadingState } from "./loading-state";
import { minVisibleMs, watchPageLoader } from "./navigation";

const page = { page: { path: "/next" } };

/** Wraps a fake loader whose responses the test controls, with the first page already requested. */
function watched() {
  const answers = new Map<string, { resolve: (page: unknown) => void; reject: (error: unknown) => void }>();
  const loader: PageLoader = {
    loadPage: (path) => new Promise((resolve, reject) => answers.set(path, { resolve, reject })),
    hovering: () => undefined,
  };
  const needed: unknown[] = [];
  watchPageLoader(loader, async (given) => {
    needed.push(given);
  });
  /** Requests a page. Returns a list that contains the page once Gatsby would receive it. */
  const go = (path: string) => {
    const arrived: unknown[] = [];
    void loader.loadPage(path).then((result) => arrived.push(result));
    return arrived;
  };
  const answer = (path: string) => {
    const found = answers.get(path);
    if (!found) throw new Error(`${path} was not asked for.`);
    return found;
  };
  const first = go("/first");
  return { first, go, answer, needed, loader };
}

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** The details of the `preload-error` events of a test. */
let told: { path: string; error: unknown }[];

/** True if a listener handles `preload-error` events, so that their errors are not thrown. */
let isHandled: boolean;

beforeAll(() =>
  window.addEventListener("preload-error", (event) => {
    told.push(event.detail);
    if (isHandled) event.preventDefault();
  }),
);

beforeEach(() => {
  jest.useFakeTimers();
  setLoadingState(idle);
  told = [];
  isHandled = true;
});

afterEach(() => jest.useRealTimers());

it("prefetches a page's extras when its link is pointed at", async () => {
  const { loader, answer, needed } = watched();
  loader.hovering("/next");
  answer("/next").resolve(page);
  await wait(0);
  expect(needed).toEqual([page]);
  loader.hovering("/lost");
  answer("/lost").reject(new Error("no network"));
  await wait(0);
  expect(getLoadingState()).toEqual(idle);
});

it("shows no loading state for the open page, since it arrived as HTML", async () => {
  const { first, answer } = watched();
  await wait(10_000);
  expect(getLoadingState()).toEqual(idle);
  answer("/first").resolve({ status: "error" });
  await wait(0);
  expect(first).toEqual([{ status: "error" }]);
  expect(getLoadingState()).toEqual(idle);
});

it("never hydrates a cached page with data of another release, but says that its controls do not work", async () => {
  Object.assign(window, { ___webpackCompilationHash: "old" });
  document.body.innerHTML = `<p id="${staleNoticeId}"></p><div ${appFailureAttribute} hidden></div>`;
  const { first, answer } = watched();
  await wait(0);
  answer("/first").resolve({ page: {}, json: { webpackCompilationHash: "new" } });
  await wait(0);
  expect(first).toEqual([]);
  expect(document.querySelector<HTMLElement>(`[${appFailureAttribute}]`)?.hidden).toBe(false);
  Reflect.deleteProperty(window, "___webpackCompilationHash");
  document.body.innerHTML = "";
});

it("never makes the loading screen of a slow page flash", async () => {
  const { go, answer } = watched();
  const arrived = go("/next");
  await wait(loadingDelayMs + 1);
  answer("/next").resolve(page);
  await wait(minVisibleMs - 2);
  expect(getLoadingState().status).toBe("loading");
  expect(arrived).toEqual([]);
  await wait(2);
  expect(getLoadingState()).toEqual(idle);
  expect(arrived).toEqual([page]);
});

describe("a visitor who navigates elsewhere before the page has loaded", () => {
  it("is not taken back by the superseded page", async () => {
    const { go, answer } = watched();
    const overtaken = go("/slow");
    await wait(1_000);
    const wanted = go("/next");
    answer("/next").resolve(page);
    await wait(minVisibleMs);
    expect(wanted).toEqual([page]);
    answer("/slow").resolve({ page: { path: "/slow" } });
    await wait(1_000);
    expect(overtaken).toEqual([]);
    expect(getLoadingState()).toEqual(idle);
  });

  it("sees no failure of the superseded page", async () => {
    const { go, answer } = watched();
    go("/broken");
    go("/next");
    answer("/broken").reject(new Error("lost"));
    await wait(loadingDelayMs);
    expect(getLoadingState().status).toBe("loading");
    expect(told).toEqual([]);
  });

  it("no longer sees the message of an earlier failure", async () => {
    const { go, answer } = watched();
    go("/broken");
    answer("/broken").resolve({ status: "error" });
    await wait(0);
    expect(getLoadingState().status).toBe("failed");
    go("/next");
    answer("/next").resolve(page);
    await wait(0);
    expect(getLoadingState()).toEqual(idle);
  });
});

describe("a page that fails to load", () => {
  const lost = new Error("lost");

  type Answer = ReturnType<ReturnType<typeof watched>["answer"]>;

  it.each<[string, (answer: Answer) => void]>([
    ["nothing arrives", ({ resolve }) => resolve(undefined)],
    ["the loader says so", ({ resolve }) => resolve({ status: "error" })],
    ["its code is broken", ({ resolve }) => resolve({ status: "error", error: lost })],
    ["loading throws", ({ reject }) => reject(lost)],
  ])("is reported to the visitor and on the window when %s", async (_, breakIt) => {
    const { go, answer } = watched();
    const arrived = go("/broken");
    breakIt(answer("/broken"));
    await wait(loadingDelayMs);
    expect(getLoadingState()).toEqual({ status: "failed", path: "/broken", attempt: 1 });
    expect(told).toEqual([{ path: "/broken", error: expect.any(Error) }]);
    // With any response, Gatsby would leave the open page for the browser's error screen.
    expect(arrived).toEqual([]);
  });

  it("throws its error if no listener handles it", async () => {
    isHandled = false;
    const { go, answer } = watched();
    go("/broken");
    answer("/broken").reject(lost);
    await expect(wait(0)).rejects.toBe(lost);
    expect(told).toHaveLength(1);
  });
});
