import type { ClipboardEvent } from "react";
import { showDialog } from "../dialog";
import { language, translate } from "../page";
import { examinePaste } from "./examine-paste";

/**
 * Converts a paste into a long text of a batch row as the form does: Word's tables and lists become Markdown, and a
 * message names pictures that are omitted. The browser handles other pastes.
 */
export async function takePaste(event: ClipboardEvent<HTMLTextAreaElement>): Promise<void> {
  const { currentTarget: box } = event;
  const { font, html, needsReader, losses } = examinePaste(event.clipboardData);
  if (font === undefined && losses.length === 0 && !needsReader) return;
  event.preventDefault();
  if (font !== undefined) return showDialog(translate("editor.word-legacy", { font }));
  const reader = await import("./reader").catch(() => undefined);
  if (!reader) return showDialog(translate("editor.file-unread", { name: translate("editor.pasted") }));
  const text = reader.readPaste(html);
  if ("font" in text) return;
  // A table or a list is a paragraph of its own.
  const isInLine = text.markdown.includes("\n") && /[^\n]$/u.test(box.value.slice(0, box.selectionStart));
  box.setRangeText(`${isInLine ? "\n\n" : ""}${text.markdown}`, box.selectionStart, box.selectionEnd, "end");
  const notes = [...losses, ...text.notes.map((note) => note[language])];
  if (notes.length > 0) showDialog(translate("editor.paste-changed"), notes);
}
