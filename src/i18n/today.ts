import { useEffect, useState } from "react";
import { getMinuteInIndia } from "../language/dates";

const minuteMs = 60_000;

/**
 * Returns the minute in India (YYYY-MM-DDTHH:MM) by the time of reading. Returns undefined until hydration: a built page
 * may be read on any later day.
 */
export function useMinute(): string | undefined {
  const [minute, setMinute] = useState<string>();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const follow = () => {
      const now = new Date();
      setMinute(getMinuteInIndia(now));
      waiting = setTimeout(follow, minuteMs - (now.getTime() % minuteMs));
    };
    follow();
    return () => clearTimeout(waiting);
  }, []);
  return minute;
}

/** Returns today's date in India (YYYY-MM-DD) by the time of reading; undefined until hydration. */
export function useToday(): string | undefined {
  return useMinute()?.slice(0, 10);
}
