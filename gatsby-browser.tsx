import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/print.css";
import "./src/styles/layout.css";
import "./src/styles/controls.css";
import "./src/styles/fonts.css";
import "./src/styles/sanskrit.css";

import type { GatsbyBrowser } from "gatsby";
import { prepareApp, startApp } from "./src/app";
import { hydratePage } from "./src/app/hydrate";
import { installTrustedTypesPolicy } from "./src/markup/trusted-types";
import { keepFirstPage } from "./src/offline";
import { getLocaleOfPath } from "./src/site/paths";

// Before any string becomes markup or the URL of a script.
installTrustedTypesPolicy();

const isBuilt = process.env.NODE_ENV === "production";

/** Loads the code of the page, so that Gatsby can hydrate it. In development Gatsby does. */
export const onClientEntry = () => {
  setDocumentLanguage(window.location.pathname);
  return isBuilt ? prepareApp() : undefined;
};

/**
 * Returns the function that hydrates the first page. In development Gatsby renders the page, since no HTML is
 * prerendered.
 */
export const replaceHydrateFunction = isBuilt ? () => hydratePage : undefined;

/** Lets the visitor use the page. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  keepFirstPage();
  void startApp();
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
