import type * as z from "zod";
import { isRealDate } from "../language/dates";
import { formatYearPair } from "../language/digits";
import { createIssue, year } from "./fields";
import { describe } from "./labels";

/** The session of an entry, as the year of its first day. */
export const session = year(describe("shared.session"));

/**
 * Returns the first and last day of a session, YYYY-MM-DD. Sessions begin in April or later, and examinations may
 * follow until June. The bounds are wide: they only catch a wrong year.
 */
export function getSessionBounds(first: number): readonly [first: string, last: string] {
  return [`${first}-04-01`, `${first + 1}-06-30`];
}

/** Reports a day outside the session of its entry. Invalid dates are reported by their own field. */
export function checkInSession(
  issues: z.core.$ZodRawIssue[],
  { day, session: begins }: { readonly day: string; readonly session: number },
  field: string,
): void {
  const [first, last] = getSessionBounds(begins);
  if (isRealDate(day) && (day < first || last < day))
    issues.push(
      createIssue("date-session", { found: day, session: formatYearPair(begins, "en"), first, last }, [field]),
    );
}
