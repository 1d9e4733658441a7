import { languageStorageKey } from "./language-choice";

/**
 * Marks the document with the language that the reader chose last, where a page is in another one: its line of the offer
 * (src/components/LanguageOffer) shows by that before anything is painted, so that nothing moves.
 *
 * @param language the language of the page
 */
export function markLanguageOffer(language: string): void {
  const { dataset } = document.documentElement;
  delete dataset.offer;
  try {
    const stored = localStorage.getItem(languageStorageKey);
    if (stored && stored !== language) dataset.offer = stored;
  } catch {
    // A browser may refuse storage; then nothing is remembered and nothing is offered.
  }
}
