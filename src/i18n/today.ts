import { useEffect, useState } from "react";
import { getNextDay, startOfDayInIndia, todayInIndia } from "../language/dates";

/**
 * Today in India as YYYY-MM-DD, at the moment of reading; a page that stays open past midnight there changes with it.
 * Undefined in the page as it was built, which may be read on any later day: until then use what the build knew.
 */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const follow = () => {
      const now = new Date();
      setToday(todayInIndia(now));
      waiting = setTimeout(follow, untilMidnight(now));
    };
    follow();
    return () => clearTimeout(waiting);
  }, []);
  return today;
}

/** Milliseconds to the next midnight in India; never none, so that a clock that is set back cannot make it spin. */
function untilMidnight(now: Date): number {
  return Math.max(1, startOfDayInIndia(getNextDay(todayInIndia(now))).getTime() - now.getTime());
}
