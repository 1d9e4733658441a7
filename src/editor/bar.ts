import { type ClerkLanguage, isClerkLanguage, type MessageKey, texts } from "../content/messages";

const remembered = "editor-language";

/** Returns the chosen language of the editor; by default Hindi. */
function getEditorLanguage(): ClerkLanguage {
  try {
    const stored = window.localStorage.getItem(remembered);
    return isClerkLanguage(stored) ? stored : "hi";
  } catch {
    // The browser may block storage.
    return "hi";
  }
}

/** Sets the language and the title of an editor page. Returns the language. */
export function openPage(title: MessageKey): ClerkLanguage {
  const language = getEditorLanguage();
  document.documentElement.lang = language;
  document.title = texts(title)[language];
  return language;
}

/** Stores the editor's language and reloads the page in it. */
function chooseLanguage(language: ClerkLanguage): void {
  window.localStorage.setItem(remembered, language);
  window.location.reload();
}

/** Renders the bar above the editor: a text, links to other pages of the editor, and the language switch. */
export function showBar(
  language: ClerkLanguage,
  text: string,
  ...links: readonly { readonly url: string; readonly label: string }[]
): void {
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
