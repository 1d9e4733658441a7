import type { ClerkMessageKey } from "../messages";
import { create, language, translate } from "./page";

/** A line of a dialog, optionally with a link. */
export interface NoticeLine {
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string };
}

/** The content of a dialog: a heading, lines, and buttons. */
interface Notice<Answer extends ClerkMessageKey> {
  readonly heading: string;
  readonly lines?: readonly NoticeLine[];
  /** An element between the lines and the buttons. */
  readonly content?: HTMLElement;
  /** The labels of the buttons. */
  readonly answers: readonly Answer[];
}

/** Shows a clerk a modal message: a heading and lines with instructions. */
export function showNotice(heading: string, lines: readonly string[] = []): void {
  void askClerk({ heading, lines: lines.map((text) => ({ text })), answers: ["editor.close"] });
}

/** Shows a modal dialog with a choice. Resolves with the answer, or undefined if the clerk closes the dialog. */
export function askClerk<Answer extends ClerkMessageKey>({
  heading,
  lines = [],
  content,
  answers,
}: Notice<Answer>): Promise<Answer | undefined> {
  const title = create("p", { id: "editor-notice-title" }, heading);
  const items = lines.map(({ text, link }) => {
    const anchor = link && create("a", { href: link.href, target: "_blank" }, link.label);
    return create("li", {}, text, ...(anchor ? [" – ", anchor] : []));
  });
  const list = items.length > 0 ? [create("ul", {}, ...items)] : [];
  const dialog = create(
    "dialog",
    { id: "editor-notice", lang: language },
    title,
    ...list,
    ...(content ? [content] : []),
  );
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-labelledby", title.id);
  return new Promise((resolve) => {
    let chosen: Answer | undefined;
    for (const answer of answers) {
      const button = create("button", { type: "button" }, translate(answer));
      button.addEventListener("click", () => {
        chosen = answer;
        dialog.close();
      });
      dialog.append(button);
    }
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(chosen);
    });
    document.getElementById(dialog.id)?.remove();
    document.body.append(dialog);
    dialog.showModal();
  });
}
