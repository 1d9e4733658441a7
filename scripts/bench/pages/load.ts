import type { Browser } from "@playwright/test";
import { z } from "zod";
import { blockingTime } from "../blocking-time";
import { followTransfer, takePhone, untilAtRest } from "./phone";

/** A first visit to a page; times in milliseconds. */
export interface Load {
  /** The time of the first contentful paint. */
  readonly painted: number;
  /** The time of the largest contentful paint (LCP). */
  readonly largest: number;
  /** The cumulative layout shift (CLS), without a unit. */
  readonly shift: number;
  /** The time for which the main thread was blocked, from the first paint until the page is idle. */
  readonly blocked: number;
  readonly bytes: number;
  readonly requests: number;
}

const vitals = z.object({ painted: z.number(), largest: z.number(), shift: z.number() });

/** Opens an address as a first visit and waits until nothing more comes. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const phone = await takePhone(browser);
  try {
    const { page, devtools } = phone;
    await page.addInitScript(observe);
    const transfer = followTransfer(devtools);
    const blocked = await blockingTime(browser, page, async () => {
      await page.goto(url, { waitUntil: "load" });
      await untilAtRest(phone, transfer);
    });
    const seen = vitals.parse(await page.evaluate(() => Reflect.get(window, "vitals")));
    return { ...seen, blocked, bytes: transfer.bytes, requests: transfer.requests };
  } finally {
    await phone.close();
  }
}

/** Runs in the page, before anything of its own. */
function observe(): void {
  const seen = { painted: 0, largest: 0, shift: 0 };
  Reflect.set(window, "vitals", seen);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === "first-contentful-paint") seen.painted = entry.startTime;
      if (entry.entryType === "largest-contentful-paint") seen.largest = entry.startTime;
      if (entry.entryType === "layout-shift" && !Reflect.get(entry, "hadRecentInput")) {
        seen.shift += Number(Reflect.get(entry, "value"));
      }
    }
  }).observe({ entryTypes: ["paint", "largest-contentful-paint", "layout-shift"] });
}
