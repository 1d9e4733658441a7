import type { ClerkLanguage } from "../content/clerk-languages";
import { texts } from "../content/messages";
import { editedCollections } from "./config";

/** The width of the screen, in pixels, below which form and preview have no place side by side (`phone.css`). */
export const narrowScreen = 800;

/** Decap's name for what it opens beside a form. */
const besideForm = "cms.right-pane";

/** Adapts Decap to a phone: the form begins alone, and a list is chosen in the bar instead of beside its entries. */
export function adaptToPhone(language: ClerkLanguage): void {
  if (window.innerWidth < narrowScreen) window.localStorage.setItem(besideForm, "none");
  const choice = document.createElement("select");
  choice.className = "editor-lists";
  choice.setAttribute("aria-label", texts("editor.lists")[language]);
  choice.append(
    new Option(texts("editor.lists")[language], ""),
    ...editedCollections.map(({ name, label }) => new Option(label[language], name)),
  );
  const follow = () => {
    choice.value = /^#\/collections\/([^/]+)/u.exec(window.location.hash)?.[1] ?? "";
  };
  choice.addEventListener("change", () => {
    window.location.hash = `#/collections/${choice.value}`;
  });
  window.addEventListener("hashchange", follow);
  document.querySelector("#editor-bar")?.prepend(choice);
  follow();
}
