import { useEffect, useState } from "react";
import { getMinuteInIndia, getMomentInIndia, getNextDay, getTodayInIndia, startOfDayInIndia } from "../language/dates";

/**
 * Returns the minute in India (YYYY-MM-DDTHH:MM) by the time of reading, updated at midnight there and at some minutes.
 * Returns undefined until hydration: a built page may be read on any later day.
 *
 * @param changes the minutes when what is shown changes, the same array in every render
 */
export function useMinute(changes: readonly string[]): string | undefined {
  const [minute, setMinute] = useState<string>();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const follow = () => {
      const now = new Date();
      setMinute(getMinuteInIndia(now));
      waiting = setTimeout(follow, getPause(now, changes));
    };
    follow();
    return () => clearTimeout(waiting);
  }, [changes]);
  return minute;
}

const midnightAlone: readonly string[] = [];

/** Returns today's date in India (YYYY-MM-DD) by the time of reading; undefined until hydration. */
export function useToday(): string | undefined {
  return useMinute(midnightAlone)?.slice(0, 10);
}

/**
 * Returns the milliseconds to the next change, at the latest midnight in India. The minimum is 1, so that a clock set
 * back cannot cause a busy loop.
 */
function getPause(now: Date, changes: readonly string[]): number {
  const midnight = startOfDayInIndia(getNextDay(getTodayInIndia(now)));
  const moments = changes.map((change) => getMomentInIndia(change.slice(0, 10), change.slice(11)));
  const coming = [...moments, midnight].map((moment) => moment.getTime() - now.getTime()).filter((left) => left > 0);
  return Math.max(1, Math.min(...coming));
}
