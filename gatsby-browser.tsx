import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/layout.css";
import "./src/styles/controls.css";
import "./src/styles/fonts.css";

import type { GatsbyBrowser } from "gatsby";
import { startApp, watchLoading } from "./src/app";
import { announcePage } from "./src/app/announcer";
import { hydratePage } from "./src/app/hydrate";
import { setDocumentLanguage } from "./src/i18n/document-language";
import { loadPaginationChunk } from "./src/lists/pagination-chunk";
import { pageOpened, startOffline } from "./src/offline";

/** Begins with the first page, before React hydrates it. */
export function onClientEntry() {
  watchLoading(loadPaginationChunk);
  startOffline();
}

/** Hydrates the first page. Gatsby renders it while developing, since it has no pages then that are rendered ahead. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydratePage : undefined;

/**
 * Loads the code of a template, of which webpack makes the same chunk as of Gatsby's own import: its name is the same. While
 * developing, Gatsby alone loads templates.
 */
const loadTemplate = (template: string): Promise<unknown> =>
  process.env.NODE_ENV === "production"
    ? import(/* webpackChunkName: "component---src-templates-[request]" */ `./src/templates/${template}.tsx`)
    : Promise.resolve();

export const onInitialClientRender = () => startApp(loadTemplate);

/** Follows every page that is shown. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (...given) => {
  const { pathname } = given[0].location;
  setDocumentLanguage(pathname);
  announcePage?.(...given);
  pageOpened(pathname);
};
