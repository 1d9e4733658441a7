import { languageStorageKey } from "./language-choice";

/**
 * Sets `data-offer` on the document to the language that the reader chose last, if the page is in another one. CSS then
 * shows the offer's line (src/components/LanguageOffer) before the first paint, so that nothing shifts.
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
    // A browser may deny storage; then nothing is offered.
  }
}
