import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/print.css";
import "./src/styles/layout.css";
import "./src/styles/controls.css";
import "./src/styles/fonts.css";

import type { GatsbyBrowser } from "gatsby";
import { announcePage, startApp, watchLoading } from "./src/app";
import { hydratePage } from "./src/app/hydrate";
import { loadPaginationChunk } from "./src/lists/pagination-chunk";
import { handlePageOpened } from "./src/offline";
import { getLocaleOfPath } from "./src/site/paths";

/** Installs the load watcher before React hydrates the first page. */
export function onClientEntry() {
  watchLoading(loadPaginationChunk);
}

/**
 * Returns the function that hydrates the first page. In development Gatsby renders the page, since no HTML is
 * prerendered.
 */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydratePage : undefined;

export const onInitialClientRender = () => startApp();

/** Sets the document language, announces the page and notifies the app, for every page shown. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (...given) => {
  const { pathname } = given[0].location;
  setDocumentLanguage(pathname);
  announcePage?.(...given);
  handlePageOpened(pathname);
};

/**
 * Sets the `lang` of the document to the language of the page at a path. Browsers recalculate the whole page on every
 * assignment, so an equal value is not assigned.
 */
function setDocumentLanguage(path: string): void {
  const root = document.documentElement;
  const language = getLocaleOfPath(path);
  if (root.lang !== language) root.lang = language;
}
