import { isRealDate, minuteInIndia, timeForm } from "../language/dates";

/** The day in India, YYYY-MM-DD, on which a build shows the site. */
export function buildDate(): string {
  return buildMoment().slice(0, 10);
}

/**
 * The minute in India, YYYY-MM-DDTHH:MM, for which a build shows the site. It is the same in all parts and processes of a
 * build, since `npm run build` names it in the environment. While developing it is now. A day alone begins at midnight.
 *
 * @throws where the environment names neither a minute nor a day
 */
export function buildMoment(): string {
  const fixed = process.env.BUILD_DATE;
  if (!fixed) return minuteInIndia(new Date());
  const [day = "", time = "00:00"] = fixed.split("T");
  if (!isRealDate(day) || !timeForm.test(time))
    throw new Error(`BUILD_DATE must be a minute in India, such as 2026-01-31T17:30, or a day, not "${fixed}".`);
  return `${day}T${time}`;
}
