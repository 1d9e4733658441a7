import type { CDPSession } from "@playwright/test";
import { z } from "zod";

/** The part of a task beyond which a visitor notices, in milliseconds (web.dev/tbt). */
const unnoticed = 50;

const task = z.object({
  name: z.literal("RunTask"),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number(),
});
const navigation = z.object({
  name: z.literal("navigationStart"),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  args: z.object({ data: z.object({ documentLoaderURL: z.string() }) }),
});

/**
 * Records what the main thread does; the browser's observer of long tasks misses some, so a trace is read.
 *
 * @returns ends the recording and gives the blocking time of an address in milliseconds: of every task after a moment of
 *   the page's clock, what is beyond 50 ms
 */
export async function recordTasks(devtools: CDPSession) {
  const events: unknown[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "disabled-by-default-devtools.timeline", "blink.user_timing"] },
  });
  return async (address: string, from: number): Promise<number> => {
    const complete = new Promise<void>((resolve) => devtools.once("Tracing.tracingComplete", () => resolve()));
    await devtools.send("Tracing.end");
    await complete;
    const start = events
      .flatMap((event) => navigation.safeParse(event).data ?? [])
      .findLast(({ args }) => args.data.documentLoaderURL === address);
    if (!start) throw new Error(`The trace does not have the opening of ${address}`);
    return events
      .flatMap((event) => task.safeParse(event).data ?? [])
      .filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
      .map(({ ts, dur }) => {
        const began = Math.max((ts - start.ts) / 1000, from);
        return Math.max(0, (ts + dur - start.ts) / 1000 - began - unnoticed);
      })
      .reduce((sum, blocked) => sum + blocked, 0);
  };
}
