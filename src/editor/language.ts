import { type ClerkLanguage, isClerkLanguage } from "../content/clerk-languages";

const remembered = "editor-language";

/** The language of the editor: as chosen, at first Hindi. */
export function editorLanguage(): ClerkLanguage {
  try {
    const stored = window.localStorage.getItem(remembered);
    return isClerkLanguage(stored) ? stored : "hi";
  } catch {
    // A browser may refuse its storage; the choice then holds for no longer than the page.
    return "hi";
  }
}

/** Chooses the editor's language and begins anew in it, at the same place. */
export function chooseLanguage(language: ClerkLanguage): void {
  window.localStorage.setItem(remembered, language);
  window.location.reload();
}
