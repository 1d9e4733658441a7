import { isInTable } from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { create } from "../../page";
import type { ReferenceOption } from "../surroundings";
import { askLink, findLink } from "./ask-link";
import { tools } from "./commands";
import type { ToolButton } from "./Toolbar";
import { takeWordFile } from "./take-text";

/** Creates the buttons for the place of the cursor. After each of them, writing goes on in the text. */
export function createButtons(view: EditorView, pages: readonly ReferenceOption[]): ToolButton[] {
  const { state } = view;
  const own = tools
    .filter(({ inTable }) => !inTable || isInTable(state))
    .map(({ label, sign, run, isOn }) => ({
      label,
      sign,
      isOn: isOn?.(state),
      isIdle: !run(state),
      run() {
        run(view.state, view.dispatch, view);
        view.focus();
      },
    }));
  return [
    ...own,
    { label: "text.link", isOn: findLink(state) !== undefined, run: () => void askLink(view, pages) },
    { label: "editor.take-from-word", run: () => chooseFile((file) => void takeWordFile(view, file)) },
  ];
}

/** Opens a file chooser. */
function chooseFile(take: (file: File) => void): void {
  const input = create("input", { type: "file", accept: ".docx" });
  input.addEventListener("change", () => {
    const [file] = Array.from(input.files ?? []);
    if (file) take(file);
  });
  input.click();
}
