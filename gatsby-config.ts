// First, since it sets what the configuration itself reads: the time zone, the locale and the day of the build.
import "./src/pipeline/environment";

export { default } from "./src/pipeline/config";
