import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/fonts.css";

import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { partsFor } from "./src/components/PagedListing/partsFor";
import { startLoading, takeOver } from "./src/loading";
import { announcePage } from "./src/loading/announcer";
import { pageOpened, startOffline } from "./src/offline";
import { startReading } from "./src/reading/apply";

/** What begins with the first page, before React takes it over. */
export function onClientEntry() {
  startReading();
  startLoading(partsFor);
  startOffline();
}

/**
 * Takes the page over in small steps, between which the browser answers the visitor. While developing there is no page
 * to take over, and Gatsby draws it by itself.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactElement, container: Element) => startTransition(() => void hydrateRoot(container, element))
    : undefined;

/** What a visitor has asked for before the page was taken over. */
export const onInitialClientRender = takeOver;

/** What follows once a page is shown. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (...given) => {
  announcePage?.(...given);
  pageOpened(given[0].location.pathname);
};

export { wrapPageElement } from "./src/components/Page/withData";
