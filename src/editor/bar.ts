import { type ClerkLanguage, isClerkLanguage, texts } from "../content/messages";

const remembered = "editor-language";

/** Returns the chosen language of the editor; by default Hindi. */
export function getEditorLanguage(): ClerkLanguage {
  try {
    const stored = window.localStorage.getItem(remembered);
    return isClerkLanguage(stored) ? stored : "hi";
  } catch {
    // The browser may block storage.
    return "hi";
  }
}

/** Stores the editor's language and reloads the page in it. */
function chooseLanguage(language: ClerkLanguage): void {
  window.localStorage.setItem(remembered, language);
  window.location.reload();
}

/** A link to another page of the editor. */
interface PageLink {
  readonly url: string;
  readonly label: string;
}

/** Renders the bar above the editor: a text, links and the language switch. */
export function showBar(language: ClerkLanguage, text: string, ...links: readonly PageLink[]): void {
  const bar = document.querySelector("#editor-bar");
  const status = document.querySelector("#editor-said");
  if (!bar || !status) throw new Error("The editor's page has no bar.");
  status.textContent = text;
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
