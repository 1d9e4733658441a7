import { languageChoiceAttribute, languageStorageKey } from "./language-choice";

/**
 * Stores the language that a reader chooses, even before the app loads. Adds the query and the fragment of the URL to a
 * clicked language link, which only the browser knows. Without storage the choice applies to this URL only.
 */
export function installLanguageChoice(): void {
  const onClick = ({ target }: Event) => {
    const chosen = target instanceof Element && target.closest(`[${languageChoiceAttribute}]`);
    if (!chosen) return;
    delete document.documentElement.dataset.offer;
    try {
      localStorage.setItem(languageStorageKey, chosen.getAttribute(languageChoiceAttribute) ?? "");
    } catch {
      // A browser may deny storage.
    }
    if (!(chosen instanceof HTMLAnchorElement)) return;
    chosen.search = location.search;
    chosen.hash = location.hash;
  };
  window.addEventListener("click", onClick, true);
}
