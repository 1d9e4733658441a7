import { z } from "zod";
import type { MessageKey } from "../messages";

/** The kinds of what a council forgets, in the order of the list. */
export const healthKinds = ["review", "translation", "link", "expiry"] as const;

/** Something that waits for a person. */
export const healthItem = z.object({
  kind: z.enum(healthKinds),
  /** The file or the address that it is about. */
  place: z.string(),
  /** The day since when, YYYY-MM-DD. */
  since: z.string().optional(),
  said: z.object({ en: z.string(), hi: z.string() }),
});

/** Something that waits for a person, and what to do. */
export type HealthItem = z.output<typeof healthItem>;

/** The headings of the list. */
export const healthHeadings: Readonly<Record<HealthItem["kind"], MessageKey>> = {
  review: "health.review",
  translation: "health.translation",
  link: "health.link",
  expiry: "health.expiry",
};

/** The list as it is stored: by a build beside the editor, by the weekly job in an issue of the repository. */
export const healthList = z.object({
  /** The day of the list, YYYY-MM-DD. */
  day: z.string(),
  items: z.array(healthItem),
});

/** The list of what waits, as it was on a day. */
export type HealthList = z.output<typeof healthList>;

/** The label of the one issue that holds the list. Only those who may write to the repository can set it. */
export const healthLabel = "site-health";

/** Opens and closes the comment by which an issue holds the list, where its page shows nothing. */
const [before, after] = ["<!-- site-health ", " -->"];

/** Writes a list as a comment of an issue's text. */
export function toHealthComment(list: HealthList): string {
  return `${before}${JSON.stringify(list).replaceAll("-->", "--\\u003e")}${after}`;
}

/** Reads the list in an issue's text; undefined where it has none. */
export function readHealthComment(text: string): HealthList | undefined {
  const start = text.indexOf(before);
  const end = text.indexOf(after, start);
  if (start === -1 || end === -1) return undefined;
  return healthList.parse(JSON.parse(text.slice(start + before.length, end)));
}
