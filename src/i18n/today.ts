import { useEffect, useState } from "react";
import { getNextDay, getTodayInIndia, startOfDayInIndia } from "../language/dates";

/**
 * Returns today's date in India (YYYY-MM-DD) by the time of reading, updated at midnight there. Returns undefined until
 * hydration: a built page may be read on any later day.
 */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const follow = () => {
      const now = new Date();
      setToday(getTodayInIndia(now));
      waiting = setTimeout(follow, untilMidnight(now));
    };
    follow();
    return () => clearTimeout(waiting);
  }, []);
  return today;
}

/**
 * Returns the milliseconds to the next midnight in India. The minimum is 1, so that a clock set back cannot cause a
 * busy loop.
 */
function untilMidnight(now: Date): number {
  return Math.max(1, startOfDayInIndia(getNextDay(getTodayInIndia(now))).getTime() - now.getTime());
}
