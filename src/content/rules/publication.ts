import { countDays } from "../../language/dates";
import { toMessage } from "../../messages";
import { createProblem } from "../written-entry";
import { getWrittenText, type Rule } from "./rule";

/** The number of days ahead that makes a day of publication a probable mistake, such as a wrong year. */
const farAhead = 360;

/** A day of publication far ahead is a warning, since nobody sees the entry until then. */
export const publicationsAreNear: Rule = ({ entries, today }) =>
  entries.flatMap((entry) => {
    const day = entry.value && getWrittenText(entry, "published");
    const days = day ? countDays(today, day) : 0;
    if (!day || days <= farAhead) return [];
    const about = toMessage("published-far", { found: day, days });
    return [createProblem(entry, { path: ["published"], message: about, severity: "warning" })];
  });
