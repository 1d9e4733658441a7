import type { ClipboardEvent } from "react";
import { loadScript } from "../load-script";
import { showNotice } from "../notice";
import { language, translate } from "../page";
import { examinePaste } from "../word/examine-paste";

/**
 * Takes a paste into a long text of a row as the form does: tables and lists from Word as Markdown, pictures refused in
 * words. The browser takes any other paste.
 *
 * @param reader the URL of the script that converts texts (`word/reader.ts`)
 */
export async function takePaste(event: ClipboardEvent<HTMLTextAreaElement>, reader: string): Promise<void> {
  const { currentTarget: box } = event;
  const { font, html, needsReader, losses } = examinePaste(event.clipboardData);
  if (font === undefined && losses.length === 0 && !needsReader) return;
  event.preventDefault();
  if (font !== undefined) return showNotice(translate("editor.word-legacy", { font }));
  try {
    await loadScript(reader);
  } catch {
    return showNotice(translate("editor.file-unread", { name: translate("editor.pasted") }));
  }
  const text = window.textReader?.readPaste(html);
  if (!text || "font" in text) return;
  box.setRangeText(text.markdown, box.selectionStart, box.selectionEnd, "end");
  const notes = [...losses, ...text.notes.map((note) => note[language])];
  if (notes.length > 0) showNotice(translate("editor.paste-changed"), notes);
}
