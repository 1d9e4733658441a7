import { minuteInIndia } from "../language/dates";

/**
 * Fixes for a build what differs between machines and shows in what it sorts and draws: two builds of one commit on one day
 * give the same bytes. Gatsby's other processes inherit it. While developing, time goes on.
 */
if (process.env.NODE_ENV === "production") {
  Object.assign(process.env, { LC_ALL: "C.UTF-8", LANGUAGE: "", TZ: "UTC" });
  process.env.BUILD_DATE ||= minuteInIndia(new Date());
}
