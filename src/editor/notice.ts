import type { ClerkLanguage } from "../content/clerk-languages";
import { editorMessages } from "./messages";

/** Tells a clerk something that must be read before anything else: a heading and, under it, what to do. */
export function tell(language: ClerkLanguage, heading: string, lines: readonly string[] = []): void {
  const dialog = document.createElement("dialog");
  dialog.id = "editor-notice";
  dialog.lang = language;
  dialog.setAttribute("role", "alertdialog");
  const title = document.createElement("p");
  title.textContent = heading;
  title.id = "editor-notice-title";
  dialog.setAttribute("aria-labelledby", title.id);
  const list = document.createElement("ul");
  for (const line of lines) {
    const item = document.createElement("li");
    item.textContent = line;
    list.append(item);
  }
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = editorMessages[language].close;
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(title, ...(lines.length > 0 ? [list] : []), close);
  document.getElementById(dialog.id)?.remove();
  document.body.append(dialog);
  dialog.showModal();
}
