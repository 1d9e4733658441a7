import { type ClerkLanguage, isClerkLanguage } from "../content/clerk-languages";
import { texts } from "../content/messages";

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
function chooseLanguage(language: ClerkLanguage): void {
  window.localStorage.setItem(remembered, language);
  window.location.reload();
}

/** A link to another page of the editor. */
interface PageLink {
  readonly url: string;
  readonly label: string;
}

/** Shows a text above the editor, beside links and the choice of language. */
export function showBar(language: ClerkLanguage, text: string, ...links: readonly PageLink[]): void {
  const bar = document.querySelector("#editor-bar");
  const said = document.querySelector("#editor-said");
  if (!bar || !said) throw new Error("The editor's page has no bar.");
  said.textContent = text;
  for (const link of links) {
    const anchor = document.createElement("a");
    anchor.href = link.url;
    anchor.textContent = link.label;
    bar.append(anchor);
  }
  const other: ClerkLanguage = language === "hi" ? "en" : "hi";
  const change = document.createElement("button");
  change.type = "button";
  change.lang = other;
  change.textContent = texts("editor.other-language")[language];
  change.addEventListener("click", () => chooseLanguage(other));
  bar.append(change);
}
