import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/fonts.css";

import { startLoading } from "./src/loading";
import { startReading } from "./src/reading/apply";

/** What begins with the first page, before React takes it over. */
export function onClientEntry() {
  startReading();
  startLoading();
}

export { wrapPageElement } from "./src/components/Page/withData";
export { announcePage as onRouteUpdate } from "./src/loading/announcer";
