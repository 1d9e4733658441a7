import { type ClerkLanguage, texts } from "../content/messages";

/** A line of a dialog, optionally with a link. */
export interface NoticeLine {
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string };
}

/** The content of a dialog: a heading, lines, and buttons. */
interface Notice<Value extends string> {
  readonly heading: string;
  readonly lines?: readonly (string | NoticeLine)[];
  /** An element between the lines and the buttons. */
  readonly content?: HTMLElement;
  /** The buttons: the label of each, and the value it returns. */
  readonly answers: readonly { readonly value: Value; readonly label: string }[];
}

/** Shows a clerk a modal message: a heading and lines with instructions. */
export function showNotice(language: ClerkLanguage, heading: string, lines: readonly string[] = []): void {
  void ask(language, { heading, lines, answers: [{ value: "close", label: texts("editor.close")[language] }] });
}

/** Shows a modal dialog with a choice. Resolves with the answer, or undefined if the clerk closes the dialog. */
export function ask<Value extends string>(
  language: ClerkLanguage,
  { heading, lines = [], content, answers }: Notice<Value>,
): Promise<Value | undefined> {
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
    const { text, link } = typeof line === "string" ? { text: line } : line;
    const item = document.createElement("li");
    item.append(text);
    if (link) {
      const anchor = Object.assign(document.createElement("a"), { href: link.href, target: "_blank" });
      anchor.append(link.label);
      item.append(" – ", anchor);
    }
    list.append(item);
  }
  document.getElementById(dialog.id)?.remove();
  return new Promise((resolve) => {
    let chosen: Value | undefined;
    const buttons = answers.map(({ value, label }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.addEventListener("click", () => {
        chosen = value;
        dialog.close();
      });
      return button;
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(chosen);
    });
    dialog.append(title, ...(lines.length > 0 ? [list] : []), ...(content ? [content] : []), ...buttons);
    document.body.append(dialog);
    dialog.showModal();
  });
}
