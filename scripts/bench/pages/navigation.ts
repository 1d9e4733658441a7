import type { Browser } from "@playwright/test";
import { z } from "zod";
import { followTransfer, takePhone, untilAtRest } from "./phone";

/** Going from a page to another by a link. */
export interface Navigation {
  /** Milliseconds from the click until the other page's heading is painted. */
  readonly painted: number;
  /** The bytes prefetched before the pointer is on any link. */
  readonly speculation: number;
}

/** Milliseconds between pointing at a link and pressing it, of someone who knows where to go. */
const aim = 200;

/**
 * Opens a page, waits until it rests, points at a link and presses it.
 *
 * @param to the address of the link
 */
export async function measureNavigation(browser: Browser, from: string, to: string): Promise<Navigation> {
  const phone = await takePhone(browser);
  const { page, devtools } = phone;
  try {
    const transfer = followTransfer(devtools);
    await page.addInitScript(followFrames);
    await page.goto(from, { waitUntil: "load" });
    await untilAtRest(phone, transfer);
    const settled = transfer.bytes;
    await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), speculationWait);
    const speculation = transfer.bytes - settled;
    await page.evaluate(noteArrival);
    const link = page.locator(`a[href="${new URL(to).pathname}"]:visible`).first();
    await link.hover();
    await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), aim);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(to);
    const arrival = await page.waitForFunction(readArrival, undefined, { timeout: 30_000 });
    return { painted: z.number().parse(await arrival.jsonValue()), speculation };
  } finally {
    await phone.close();
  }
}

/** Milliseconds after which Gatsby and others begin to fetch what nobody asked for. */
const speculationWait = 4000;

/** Runs in the page, before anything of its own: notes while the browser prepares a frame, so that its picture is the next. */
function followFrames(): void {
  const ownRequest = window.requestAnimationFrame.bind(window);
  const channel = new MessageChannel();
  channel.port1.onmessage = () => Reflect.set(window, "inFrame", false);
  window.requestAnimationFrame = (callback) =>
    ownRequest((time) => {
      Reflect.set(window, "inFrame", true);
      channel.port2.postMessage("painted");
      callback(time);
    });
}

/** Runs in the page: keeps the moment of the click, by the clock of the day, where a new document finds it too. */
function noteArrival(): void {
  const heading = document.querySelector("h1")?.textContent ?? "";
  document.addEventListener(
    "click",
    ({ timeStamp }) => sessionStorage.setItem("bench", String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
  new MutationObserver((_changes, observer) => {
    if (document.querySelector("h1")?.textContent === heading) return;
    observer.disconnect();
    // A message comes after the picture, where one is being prepared; else the next frame must be waited for.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => Reflect.set(window, "arrived", performance.timeOrigin + performance.now());
    if (Reflect.get(window, "inFrame") === true) channel.port2.postMessage("painted");
    else requestAnimationFrame(() => channel.port2.postMessage("painted"));
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Runs in the page that was gone to: the milliseconds since the click, or nothing yet. */
function readArrival(): number | false {
  const clicked = Number(sessionStorage.getItem("bench"));
  const arrived = Reflect.get(window, "arrived");
  if (typeof arrived === "number") return arrived - clicked;
  // A document of its own: its first paint is what the visitor sees.
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  const isNew = performance.timeOrigin > clicked;
  return isNew && paint ? performance.timeOrigin + paint.startTime - clicked : false;
}
