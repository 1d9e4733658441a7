import { localeOfPath } from "../site/paths";

/**
 * Marks the open document with the language of the page at a path. One in the same language is left alone: a browser
 * looks through the whole page when its language is named, even where it is the same.
 */
export function setDocumentLanguage(path: string): void {
  const root = document.documentElement;
  const language = localeOfPath(path);
  if (root.lang !== language) root.lang = language;
}
