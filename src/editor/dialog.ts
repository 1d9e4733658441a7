import type { ClerkMessageKey } from "../messages";
import { create, language, translate } from "./page";

/** A line of a dialog, optionally with a link. */
export interface DialogLine {
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string };
}

/** The content of a dialog: a heading, lines, and buttons. */
interface Dialog<Answer extends ClerkMessageKey> {
  readonly heading: string;
  readonly lines?: readonly DialogLine[];
  /** An element between the lines and the buttons. */
  readonly content?: HTMLElement;
  /** The labels of the buttons. */
  readonly answers: readonly Answer[];
}

/** Creates a list of lines. */
export function createLines(lines: readonly DialogLine[]): HTMLElement {
  const items = lines.map(({ text, link }) => {
    const anchor = link && create("a", { href: link.href, target: "_blank" }, link.label);
    return create("li", {}, text, ...(anchor ? [" – ", anchor] : []));
  });
  return create("ul", {}, ...items);
}

/** Shows a clerk a modal message: a heading and lines with instructions. */
export function showDialog(heading: string, lines: readonly string[] = []): void {
  void askClerk({ heading, lines: lines.map((text) => ({ text })), answers: ["editor.close"] });
}

/** Shows a modal dialog with a choice. Resolves with the answer, or undefined if the clerk closes the dialog. */
export function askClerk<Answer extends ClerkMessageKey>({
  heading,
  lines = [],
  content,
  answers,
}: Dialog<Answer>): Promise<Answer | undefined> {
  const title = create("p", { id: "editor-dialog-title" }, heading);
  const list = lines.length > 0 ? [createLines(lines)] : [];
  const dialog = create(
    "dialog",
    { id: "editor-dialog", lang: language },
    title,
    ...list,
    ...(content ? [content] : []),
  );
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-labelledby", title.id);
  const buttons = create("div", { className: "dialog-buttons" });
  dialog.append(buttons);
  return new Promise((resolve) => {
    let chosen: Answer | undefined;
    for (const answer of answers) {
      const button = create("button", { type: "button" }, translate(answer));
      button.addEventListener("click", () => {
        chosen = answer;
        dialog.close();
      });
      buttons.append(button);
    }
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(chosen);
    });
    // A dialog that this one takes the place of ends without an answer.
    const open = document.getElementById(dialog.id);
    if (open instanceof HTMLDialogElement) open.close();
    document.body.append(dialog);
    dialog.showModal();
  });
}
