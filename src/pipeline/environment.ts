import { getMinuteInIndia } from "../language/dates";

/**
 * Fixes what differs between machines and affects sorting and rendering. Two builds of one commit on one day are then
 * identical byte by byte. Gatsby's other processes inherit these variables. In development the time is not fixed.
 */
if (process.env.NODE_ENV === "production") {
  Object.assign(process.env, { LC_ALL: "C.UTF-8", LANGUAGE: "", TZ: "UTC" });
  process.env.BUILD_DATE ||= getMinuteInIndia(new Date());
}
