import { getLocaleOfPath } from "../site/paths";

/**
 * Sets the `lang` of the document to the language of the page at a path. Browsers recalculate the whole page on every
 * assignment, so an equal value is not assigned.
 */
export function setDocumentLanguage(path: string): void {
  const root = document.documentElement;
  const language = getLocaleOfPath(path);
  if (root.lang !== language) root.lang = language;
}
