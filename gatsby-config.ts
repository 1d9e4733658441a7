// First, because it sets the time zone, the locale and the day of the build, which the configuration reads.
import "./src/pipeline/environment";

export { default } from "./src/pipeline/config";
