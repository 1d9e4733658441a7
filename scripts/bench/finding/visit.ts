import type { Browser, Page } from "@playwright/test";
import { waitForHydration } from "../../setup/wait-for-hydration";
import { blockingTime } from "../blocking-time";
import { slowdown } from "../throttling";
import { naming } from "./injected";
import { installProbe } from "./probe";
import type { SlowServer } from "./slow-server";

/** The actions of a visit. */
export interface Errand {
  readonly path: string;
  /** The text to type: the first word at once, the rest letter by letter. */
  readonly first: string;
  readonly later: string;
}

/** The figures of a visit: milliseconds and bytes. */
export interface Visit {
  readonly firstBytes: number;
  readonly blocking: number;
  readonly firstAnswer: number;
  /** The same to the first picture of an answer, which texts that come later may add to. */
  readonly firstShown: number;
  readonly answerBytes: number;
  /** The slowest of the later answers, from the moment a letter is typed, */
  readonly laterAnswer: number;
  /** and how long it took at most until the rows below the screen stood too. */
  readonly allDrawn: number;
  readonly longestInteraction: number;
}

/** Nothing happens any more in a page after this. */
const quiet = 1500;

/** Pays a visit with an empty cache. The page is slowed here, its workers by the server. */
export async function visit(browser: Browser, server: SlowServer, errand: Errand): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(naming);
  await page.addInitScript(installProbe);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  server.bytesSoFar();
  const blocking = await blockingTime(browser, page, async () => {
    await page.goto(`${server.origin}${errand.path}`, { waitUntil: "load" });
    await waitForHydration(page);
    await rest(page, 0);
  });
  const firstBytes = server.bytesSoFar();
  const field = page.getByRole("main").getByRole("searchbox");
  const first = await answered(page, async () => {
    await field.focus();
    await page.keyboard.insertText(errand.first);
  });
  const answerBytes = server.bytesSoFar();
  const later = [];
  for (const letter of errand.later) later.push(await answered(page, () => page.keyboard.insertText(letter)));
  const { longestInteraction } = await page.evaluate(() => window.probe);
  await context.close();
  return {
    firstBytes,
    blocking,
    firstAnswer: first.seen - first.turned,
    firstShown: first.shown - first.turned,
    answerBytes,
    laterAnswer: Math.max(0, ...later.map(({ seen, typed }) => seen - typed)),
    allDrawn: Math.max(0, ...later.map(({ drawn, typed }) => drawn - typed)),
    longestInteraction,
  };
}

/**
 * Returns the times of focus, of input, of the first paint with the answer and of the last change. In a field with
 * focus, the start of the action counts as focus. Finding the field takes the bench a fifth of a second on an old
 * phone, and a visitor nothing.
 */
async function answered(page: Page, act: () => Promise<void>) {
  const begun = await page.evaluate(() => performance.now());
  await act();
  await rest(page, begun);
  return page.evaluate((start) => {
    const { exchanges, changes, turned, typed } = window.probe;
    const own = exchanges.filter(({ posted }) => posted >= start);
    const last = own.reduce((latest, { answered: end }) => Math.max(latest, end), start);
    // An answer like the one before changes nothing.
    const seen = changes.find((painted) => painted >= last) ?? last;
    const soonest = Math.min(last, ...own.map(({ answered: end }) => end));
    const shown = changes.find((painted) => painted >= soonest) ?? seen;
    return { turned: Math.max(start, turned), typed, shown, seen, drawn: Math.max(seen, ...changes) };
  }, begun);
}

/** Waits until the page no longer changes, nothing comes for it and no worker is at it, for a while since a moment. */
async function rest(page: Page, since: number): Promise<void> {
  await page.waitForFunction(
    ({ pause, begun }) => {
      const { exchanges, changes } = window.probe;
      if (exchanges.some(({ answered: end }) => end === 0)) return false;
      const fetched = performance.getEntriesByType("resource").map(({ startTime, duration }) => startTime + duration);
      const last = Math.max(begun, ...changes.slice(-1), ...fetched, ...exchanges.map(({ answered: end }) => end));
      return performance.now() - last > pause;
    },
    { pause: quiet, begun: since },
    { polling: 100 },
  );
}
