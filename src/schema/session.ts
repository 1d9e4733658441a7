import type { z } from "zod";
import { isRealDate } from "../language/dates";
import { broken, year } from "./fields";

/** The session that an entry belongs to, by the year in which it begins. */
export const session = year({
  label: { en: "Session", hi: "सत्र", sa: "शिक्षासत्रम्" },
  help: {
    en: "The year in which the session begins: 2026 for 2026-27.",
    hi: "जिस वर्ष सत्र आरंभ होता है: 2026-27 के लिए 2026।",
  },
});

/**
 * Returns the days that can belong to a session, from the first to the last, both YYYY-MM-DD. Sessions begin in April or
 * later, and examinations may follow until June: the bounds are wide, since they are to refuse a mistaken year alone.
 */
export function getSessionBounds(first: number): readonly [first: string, last: string] {
  return [`${first}-04-01`, `${first + 1}-06-30`];
}

/** Refuses a day that cannot belong to the session of its entry. A text that is no day is refused by its own field. */
export function checkInSession(
  issues: z.core.$ZodRawIssue[],
  { day, session: begins }: { readonly day: string; readonly session: number },
  field: string,
): void {
  const [first, last] = getSessionBounds(begins);
  if (isRealDate(day) && (day < first || last < day))
    issues.push(broken("outside-session", day, String(begins), [field]));
}
