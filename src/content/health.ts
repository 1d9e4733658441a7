import * as z from "zod";
import type { ClerkMessageKey } from "../messages";

/** The kinds of tasks, in the order of the list. */
export const healthKinds = ["open", "review", "translation", "product", "link", "expiry", "support"] as const;

/** The schema of a maintenance task. */
const healthItem = z.object({
  kind: z.enum(healthKinds),
  /** The file or URL of the task. */
  place: z.string(),
  /** The line number, if the task concerns one line. */
  line: z.number().optional(),
  /** The day since which the task has been due, YYYY-MM-DD. */
  since: z.string().optional(),
  said: z.object({ en: z.string(), hi: z.string() }),
});

/** A maintenance task: what it is about and what to do. */
export type HealthItem = z.output<typeof healthItem>;

/** The message keys of the list's headings. */
export const healthHeadings: Readonly<Record<HealthItem["kind"], ClerkMessageKey>> = {
  open: "health.open",
  review: "health.review",
  translation: "health.translation",
  product: "health.product",
  link: "health.link",
  expiry: "health.expiry",
  support: "health.support",
};

/**
 * The schema of the stored list. A build stores the list beside the editor; the weekly job stores it in a GitHub issue.
 */
export const healthList = z.object({
  /** The day of the list, YYYY-MM-DD. */
  day: z.string(),
  items: z.array(healthItem),
});

/** The list of maintenance tasks of a day. */
export type HealthList = z.output<typeof healthList>;

/** The label of the GitHub issue with the list. Only users with write access can set it. */
export const healthLabel = "site-health";

/** The start and end of the HTML comment that stores the list in an issue, invisible on its page. */
const [before, after] = ["<!-- site-health ", " -->"];

/** Serialises a list as an HTML comment for an issue's body. */
export function toHealthComment(list: HealthList): string {
  return `${before}${JSON.stringify(list).replaceAll("-->", "--\\u003e")}${after}`;
}

/** Parses the list in an issue's body. Returns undefined if there is none. */
export function readHealthComment(text: string): HealthList | undefined {
  const start = text.indexOf(before);
  const end = text.indexOf(after, start);
  if (start === -1 || end === -1) return undefined;
  return healthList.parse(JSON.parse(text.slice(start + before.length, end)));
}
