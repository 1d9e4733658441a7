import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import { pathTo } from "../../../src/site/paths";
import { followTransfer, takePhone, untilAtRest } from "./phone";

/** A visitor's actions on a page, in order. */
export interface Interaction {
  readonly name: string;
  /** The path of the page. */
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

/**
 * Milliseconds from a touch or key to the next frame, the longest of what was done (INP, web.dev/inp). What has no number of an
 * interaction is none of them: a pointer that finds the page below it while it arrives, and waits for it.
 */
export type Answer = number;

/** The most frequent interactions of visitors, besides following links. */
export const interactions: readonly Interaction[] = [
  {
    name: "open the reading settings, choose a size",
    path: pathTo("home", "en"),
    act: async (page) => {
      await page.locator("summary", { hasText: "Aa" }).click();
      await page.getByRole("radio", { name: "Larger", exact: true }).check();
    },
  },
  {
    name: "type into the list of results",
    path: pathTo("results", "hi"),
    act: async (page) => {
      await page.getByRole("main").getByRole("searchbox").pressSequentially("purva 2023", { delay: 120 });
    },
  },
  {
    name: "sort the list of orders",
    path: pathTo("orders", "sa"),
    act: async (page) => {
      await page.getByRole("columnheader").getByRole("button").first().click();
    },
  },
  {
    name: "type into the search",
    path: pathTo("search", "hi"),
    act: async (page) => {
      await page.getByRole("main").getByRole("searchbox").pressSequentially("vidyalaya", { delay: 120 });
    },
  },
];

/** Opens a page, waits until it rests, does what is to be done and waits until it rests again. */
export async function measureInteraction(browser: Browser, origin: string, interaction: Interaction): Promise<Answer> {
  const phone = await takePhone(browser);
  const { page, devtools } = phone;
  try {
    const transfer = followTransfer(devtools);
    await page.addInitScript(observe);
    await page.goto(`${origin}${interaction.path}`, { waitUntil: "load" });
    await untilAtRest(phone, transfer);
    await interaction.act(page);
    await untilAtRest(phone, transfer);
    return z.number().parse(await page.evaluate(() => Reflect.get(window, "slowest")));
  } finally {
    await phone.close();
  }
}

/** Runs in the page, before anything of its own. Answers under 16 ms, the shortest that is told, count as none. */
function observe(): void {
  Reflect.set(window, "slowest", 0);
  new PerformanceObserver((list) => {
    const answers = list.getEntries().filter((entry) => Reflect.get(entry, "interactionId") > 0);
    Reflect.set(
      window,
      "slowest",
      Math.max(Reflect.get(window, "slowest"), ...answers.map(({ duration }) => duration)),
    );
  }).observe({ type: "event", buffered: true, ...{ durationThreshold: 16 } });
}
