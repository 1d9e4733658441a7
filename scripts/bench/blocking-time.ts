import type { Browser, Page } from "@playwright/test";
import { z } from "zod";

const trace = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z.number().optional(),
      args: z.looseObject({ name: z.string().optional() }).optional(),
    }),
  ),
});

/** A task may take so many milliseconds before it keeps a visitor waiting. */
const unnoticed = 50;

/**
 * Returns the total blocking time of the main thread in milliseconds: the time of each task beyond 50. It comes from a
 * trace, because the browser's own observer of long tasks misses some.
 */
export async function blockingTime(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline", "loading"] });
  await act();
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString("utf8")));
  const painted = traceEvents.filter(({ name }) => name === "firstContentfulPaint").at(-1);
  const main = traceEvents.find(
    ({ name, args, pid }) => name === "thread_name" && args?.name === "CrRendererMain" && pid === painted?.pid,
  );
  if (!main || !painted) throw new Error("The trace does not show the page being painted.");
  return traceEvents
    .filter(({ name, pid, tid, ts }) => name === "RunTask" && pid === main.pid && tid === main.tid && ts >= painted.ts)
    .reduce((sum, { dur = 0 }) => sum + Math.max(0, dur / 1000 - unnoticed), 0);
}
