import { getMinuteInIndia, isRealDate } from "../language/dates";
import { timeForm } from "../language/times";

/** Returns the day of the build in India, YYYY-MM-DD. */
export function buildDate(): string {
  return buildMoment().slice(0, 10);
}

/**
 * Returns the minute of the build in India, YYYY-MM-DDTHH:MM. It is the same in all processes of a build, since `npm
 * run build` sets `BUILD_DATE`. In development it is the current minute. A day without a time begins at midnight.
 *
 * @throws if `BUILD_DATE` is neither a minute nor a day
 */
export function buildMoment(): string {
  const fixed = process.env.BUILD_DATE;
  if (!fixed) return getMinuteInIndia(new Date());
  const [day = "", time = "00:00"] = fixed.split("T");
  if (!isRealDate(day) || !timeForm.test(time))
    throw new Error(`BUILD_DATE must be a minute in India, such as 2026-01-31T17:30, or a day, not "${fixed}".`);
  return `${day}T${time}`;
}
