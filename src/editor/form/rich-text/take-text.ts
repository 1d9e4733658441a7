import { DOMSerializer, Fragment, Slice } from "prosemirror-model";
import { AllSelection, type EditorState, Plugin, Selection } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { askClerk, showDialog } from "../../dialog";
import { readMarkdown } from "../../markdown/read-markdown";
import { schema } from "../../markdown/schema";
import { create, language, translate } from "../../page";
import { examinePaste } from "../../word/examine-paste";
import type { TakenText } from "../../word/reader";

/** The maximum number of notes about a text: a dialog must fit the screen. */
const notesShown = 12;

/**
 * Converts what is pasted or dropped into a rich text: tables and lists of Word become those of the text, parts that a
 * text cannot contain are omitted with a message, and text in a legacy font is refused. What comes from another rich
 * text is unchanged.
 */
export function takePastes(): Plugin<EditorState> {
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste: (view, event) => take(view, event, event.clipboardData),
        drop(view, event) {
          if (view.dragging) return false;
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          const $place = view.state.doc.resolve(place?.pos ?? 0);
          view.dispatch(view.state.tr.setSelection(Selection.near($place)));
          return take(view, event, event.dataTransfer);
        },
      },
      // A cell has one line.
      transformPasted(slice, { state }) {
        const { content } = slice;
        if (!isInTable(state) || content.childCount < 2 || content.firstChild?.type.spec.tableRole) return slice;
        return new Slice(Fragment.from(schema.text(content.textBetween(0, content.size, " ", " "))), 0, 0);
      },
    },
  });
}

function take(view: EditorView, event: Event, data: DataTransfer | null): boolean {
  const [file] = Array.from(data?.files ?? []).filter(({ name }) => /\.docx$/iu.test(name));
  const { font, html, hasText, losses } = examinePaste(data);
  const isOwn = html.includes("data-pm-slice");
  if (!file && (isOwn || (!hasText && losses.length === 0))) return false;
  event.preventDefault();
  if (file) void takeWordFile(view, file);
  else if (font !== undefined) put(view, { font }, "editor.paste-changed");
  else if (hasText) void takeHtml(view, html, losses);
  else showDialog(translate("editor.paste-changed"), losses);
  return true;
}

async function takeHtml(view: EditorView, html: string, losses: readonly string[]): Promise<void> {
  const reader = await import("../../word/reader").catch(() => undefined);
  if (!reader) return showDialog(translate("editor.file-unread", { name: translate("editor.pasted") }));
  put(view, reader.readPaste(html), "editor.paste-changed", losses);
}

/** Replaces the text by that of a Word file. Asks before it replaces an existing text. */
export async function takeWordFile(view: EditorView, file: File): Promise<void> {
  const { name } = file;
  if (view.state.doc.textContent !== "") {
    const answers = ["editor.word-replace", "editor.back-to-form"] as const;
    const answer = await askClerk({ heading: translate("editor.word-replaces", { name }), answers });
    if (answer !== "editor.word-replace") return;
  }
  const reader = await import("../../word/reader").catch(() => undefined);
  if (!reader) return showDialog(translate("editor.file-unread", { name }));
  const text = await reader.readWord(new Uint8Array(await file.arrayBuffer())).catch(() => undefined);
  if (!text) return showDialog(translate("editor.word-unread", { name }));
  if (!("font" in text)) view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
  put(view, text, "editor.word-changed");
}

/** Puts a text at the cursor, where writing goes on, and says what of it was lost. */
function put(
  view: EditorView,
  text: TakenText,
  heading: "editor.paste-changed" | "editor.word-changed",
  losses: readonly string[] = [],
): void {
  if ("font" in text) {
    showDialog(translate("editor.word-legacy", { font: text.font }));
    return;
  }
  if (view.isDestroyed) return;
  const place = create("div");
  place.append(DOMSerializer.fromSchema(schema).serializeFragment(readMarkdown(text.markdown).content));
  view.pasteHTML(place.innerHTML);
  view.focus();
  const lines = [...losses, ...text.notes.map((note) => note[language])];
  if (lines.length > 0) showDialog(translate(heading), lines.slice(0, notesShown));
}
