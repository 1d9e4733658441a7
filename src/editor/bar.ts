import type { ClerkLanguage } from "../content/clerk-languages";
import { chooseLanguage } from "./language";
import { editorMessages } from "./messages";

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
  change.textContent = editorMessages[language].otherLanguage;
  change.addEventListener("click", () => chooseLanguage(other));
  bar.append(change);
}
