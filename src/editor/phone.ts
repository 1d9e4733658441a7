import { editedCollections } from "../schema/collections";
import { create, language, translate } from "./page";

/** The viewport width in pixels below which form and preview do not fit side by side (`phone.css`). */
export const narrowScreen = 800;

/** Decap's storage key for the pane next to the form. */
const besideForm = "cms.right-pane";

/** Adapts Decap to a phone: the form opens without preview, and the bar gets a select for the lists. */
export function adaptToPhone(): void {
  if (window.innerWidth < narrowScreen) window.localStorage.setItem(besideForm, "none");
  const options = editedCollections.map(({ name, label }) => new Option(label[language], name));
  const choice = create("select", { className: "editor-lists" }, new Option(translate("editor.lists"), ""), ...options);
  choice.setAttribute("aria-label", translate("editor.lists"));
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
