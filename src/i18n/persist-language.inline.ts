import { languageChoiceAttribute, languageStorageKey } from "./language-choice";

/**
 * Stores the language that a reader chooses, whether or not the app has come. A link to another language takes along the
 * query and the fragment, which only the browser knows. Where a browser refuses storage, the choice holds for this URL alone.
 */
export function installLanguageChoice(): void {
  const onClick = ({ target }: Event) => {
    const chosen = target instanceof Element && target.closest(`[${languageChoiceAttribute}]`);
    if (!chosen) return;
    delete document.documentElement.dataset.offer;
    try {
      localStorage.setItem(languageStorageKey, chosen.getAttribute(languageChoiceAttribute) ?? "");
    } catch {
      // A browser may refuse storage.
    }
    if (!(chosen instanceof HTMLAnchorElement)) return;
    chosen.search = location.search;
    chosen.hash = location.hash;
  };
  window.addEventListener("click", onClick, true);
}
