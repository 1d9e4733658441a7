import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/fonts.css";

import type { GatsbyBrowser } from "gatsby";
import { partsFor } from "./src/components/PagedListing/partsFor";
import { nameLanguage } from "./src/i18n/document-language";
import { startLoading, takeOver } from "./src/loading";
import { announcePage } from "./src/loading/announcer";
import { pageOpened, startOffline } from "./src/offline";

/** What begins with the first page, before React takes it over. */
export function onClientEntry() {
  startLoading(partsFor);
  startOffline();
}

/** What a visitor has asked for before the page was taken over. */
export const onInitialClientRender = takeOver;

/** What follows once a page is shown. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (...given) => {
  const { pathname } = given[0].location;
  nameLanguage(pathname);
  announcePage?.(...given);
  pageOpened(pathname);
};
