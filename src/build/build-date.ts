import { todayInIndia } from "../language/dates";

/**
 * The day in India, YYYY-MM-DD, on which a build shows the site: the same in all its parts and processes, though midnight
 * may pass meanwhile, since `npm run build` names it in the environment. While developing, today.
 */
export function buildDate(): string {
  return process.env.BUILD_DATE || todayInIndia(new Date());
}
