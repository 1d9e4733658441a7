import type { ControlProps, DecapComponent } from "../decap";
import { loadScript } from "../load-script";
import { askClerk, showNotice } from "../notice";
import { create, language, translate } from "../page";
import { findFontInPaste } from "./find-legacy-font";
import type { TakenText } from "./reader";

/** An event of Decap's React. */
interface ReactEvent<Native> {
  readonly nativeEvent: Native;
}

interface Control {
  readonly props: ControlProps;
  readonly state: { readonly taken: number };
  readonly setState: (state: Control["state"]) => void;
}

/** The text of a paste or a drop, and what of it a text cannot hold. */
interface Taken {
  readonly html: string;
  readonly losses: readonly string[];
}

/**
 * Creates the control of every rich text. It extends Decap's control with the import of Word files, pasted tables and
 * pasted lists. It refuses pictures, because Decap's control fails on them.
 *
 * @param richText Decap's control
 * @param reader the URL of the script that converts texts (`reader.ts`)
 */
export function createTextControl(richText: unknown, reader: string): DecapComponent {
  const { h, createClass } = window;
  const put = (control: Control, text: TakenText, before: string) => {
    if ("font" in text) return showNotice(translate("editor.word-legacy", { font: text.font }));
    control.props.onChange([before, text.markdown].filter(Boolean).join("\n\n"));
    // A new React key remounts Decap's control, which reads its value only when it mounts.
    control.setState({ taken: control.state.taken + 1 });
    if (text.notes.length > 0) {
      const lines = text.notes.map((note) => note[language]);
      showNotice(translate("editor.word-changed"), lines.slice(0, notesShown));
    }
  };
  const takeFile = async (control: Control, file: File) => {
    const { name } = file;
    if (control.props.value) {
      const answers = ["editor.word-replace", "editor.back-to-form"] as const;
      const answer = await askClerk({ heading: translate("editor.word-replaces", { name }), answers });
      if (answer !== "editor.word-replace") return;
    }
    try {
      await loadScript(reader);
    } catch {
      return showNotice(translate("editor.file-unread", { name }));
    }
    try {
      const text = await window.textReader?.readWord(new Uint8Array(await file.arrayBuffer()));
      if (text) put(control, text, "");
    } catch {
      showNotice(translate("editor.word-unread", { name }));
    }
  };
  const takePaste = async (control: Control, { html, losses }: Taken) => {
    await loadScript(reader);
    const text = window.textReader?.readPaste(html);
    if (!text) return;
    const before = typeof control.props.value === "string" ? control.props.value : "";
    put(control, text, before);
    const moved = before === "" ? [] : [translate("editor.paste-at-end")];
    if (!("font" in text) && losses.length + moved.length > 0)
      showNotice(translate("editor.paste-changed"), [...losses, ...moved]);
  };
  const take = (control: Control, event: ClipboardEvent | DragEvent) => {
    const data = "dataTransfer" in event ? event.dataTransfer : event.clipboardData;
    const page = new DOMParser().parseFromString(data?.getData("text/html") ?? "", "text/html");
    const font = findFontInPaste(page);
    const { html, losses } = withoutPictures(page, data);
    const isRead = needsReader.test(html);
    if (font === undefined && losses.length === 0 && !isRead) return;
    event.preventDefault();
    event.stopPropagation();
    if (font !== undefined) return put(control, { font }, "");
    if (isRead) {
      const merged = [...page.querySelectorAll("table")].filter(separateCells);
      const all = [...losses, ...(merged.length > 0 ? [translate("editor.paste-merged")] : [])];
      takePaste(control, { html: page.body.innerHTML, losses: all }).catch(() =>
        showNotice(translate("editor.file-unread", { name: translate("editor.pasted") })),
      );
      return;
    }
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/html", html);
    const insertion = { inputType: "insertFromPaste", dataTransfer, bubbles: true, cancelable: true };
    // Decap's control inserts at the cursor what a browser announces by this event.
    if (page.body.textContent?.trim()) event.target?.dispatchEvent(new InputEvent("beforeinput", insertion));
    showNotice(translate("editor.paste-changed"), losses);
  };
  return createClass({
    getInitialState: () => ({ taken: 0 }),
    render(this: Control) {
      return h(
        "div",
        {
          onPasteCapture: (event: ReactEvent<ClipboardEvent>) => take(this, event.nativeEvent),
          onDropCapture: (event: ReactEvent<DragEvent>) => take(this, event.nativeEvent),
        },
        h(
          "button",
          {
            type: "button",
            className: "editor-word",
            onClick: () => chooseFile((file) => void takeFile(this, file)),
          },
          translate("editor.take-from-word"),
        ),
        h(richText, { ...this.props, key: this.state.taken }),
      );
    },
  });
}

/** The maximum number of notes about a text: a dialog must fit the screen. */
const notesShown = 12;

/** Opens a file chooser. Its input is not in the document, so that `guardFiles` does not intercept it. */
function chooseFile(take: (file: File) => void): void {
  const input = create("input", { type: "file", accept: ".docx" });
  input.addEventListener("change", () => {
    const [file] = Array.from(input.files ?? []);
    if (file) take(file);
  });
  input.click();
}

/** Removes the pictures from pasted HTML; `losses` names them. A picture can also be a file without any HTML. */
function withoutPictures({ body }: Document, data: DataTransfer | null): Taken {
  const pictures = body.querySelectorAll("img, picture, svg, video, object, embed, iframe");
  for (const picture of pictures) picture.remove();
  const hasFile = Array.from(data?.files ?? []).length > 0 && body.textContent?.trim() === "";
  const losses = pictures.length > 0 || hasFile ? [translate("editor.paste-picture")] : [];
  return { html: body.innerHTML, losses };
}

/** Replaces the merged cells of a table by single cells, with the text in the first. Returns whether it had any. */
function separateCells({ rows, ownerDocument }: HTMLTableElement): boolean {
  let isMerged = false;
  /** For each column, how many of the next rows its last cell covers. */
  const covered: number[] = [];
  for (const row of rows) {
    let column = 0;
    const fillCovered = (next: HTMLTableCellElement | null) => {
      for (let left = covered[column] ?? 0; left > 0; left = covered[column] ?? 0) {
        row.insertBefore(ownerDocument.createElement("td"), next);
        covered[column] = left - 1;
        column += 1;
      }
    };
    for (const cell of [...row.cells]) {
      fillCovered(cell);
      const { colSpan, rowSpan } = cell;
      isMerged ||= colSpan > 1 || rowSpan > 1;
      cell.rowSpan = 1;
      for (const end = column + colSpan; column < end; column += 1) covered[column] = rowSpan - 1;
    }
    fillCovered(null);
  }
  return isMerged;
}

/** Matches pasted HTML that Decap's control would lose: tables and Word lists. */
const needsReader = /<table|mso-list/iu;
