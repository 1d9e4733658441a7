import { withStorage } from "../preferences/storage";
import type { LocaleCode } from "../site/locales";

/** The attribute with the language that a link or a button selects. */
const languageChoiceAttribute = "data-chooses";

/**
 * Returns the attributes of a link or button that selects a language. The inline script reads them to store the choice.
 */
export const getLanguageChoiceAttributes = (language: LocaleCode) => ({ [languageChoiceAttribute]: language });

/** The local storage key of the chosen language, which never leaves the reader's device. */
export const languageStorageKey = "language";

/**
 * Stores the language that a reader chooses, even before the app loads. Adds the query and the fragment of the URL to a
 * clicked language link, because only the browser knows them. Without storage the choice applies to this URL only.
 */
export function installLanguageChoice(): void {
  const onClick = ({ target }: Event) => {
    const chosen = target instanceof Element && target.closest(`[${languageChoiceAttribute}]`);
    if (!chosen) return;
    delete document.documentElement.dataset.offer;
    const language = chosen.getAttribute(languageChoiceAttribute) ?? "";
    withStorage((storage) => storage.setItem(languageStorageKey, language));
    if (!(chosen instanceof HTMLAnchorElement)) return;
    chosen.search = location.search;
    chosen.hash = location.hash;
  };
  window.addEventListener("click", onClick, true);
}

/**
 * Sets `data-offer` on the document to the language that the reader chose last, if the page is in another language. CSS
 * then shows the offer's line (src/components/LanguageOffer) before the first paint, so that nothing shifts.
 *
 * @param language the language of the page
 */
export function markLanguageOffer(language: string): void {
  const { dataset } = document.documentElement;
  delete dataset.offer;
  const stored = withStorage((storage) => storage.getItem(languageStorageKey));
  if (stored && stored !== language) dataset.offer = stored;
}
