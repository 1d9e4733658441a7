import type { ControlProps, DecapComponent } from "../decap";
import { askClerk, showNotice } from "../notice";
import { create, language, translate } from "../page";
import { examinePaste } from "./examine-paste";
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
 */
export function createTextControl(richText: unknown): DecapComponent {
  const { h, createClass } = window;
  const put = (control: Control, text: TakenText, before: string, losses: readonly string[] = []) => {
    if ("font" in text) return showNotice(translate("editor.word-legacy", { font: text.font }));
    control.props.onChange([before, text.markdown].filter(Boolean).join("\n\n"));
    // A new React key remounts Decap's control, which reads its value only when it mounts.
    control.setState({ taken: control.state.taken + 1 });
    const lines = [...losses, ...text.notes.map((note) => note[language])];
    if (lines.length > 0) showNotice(translate("editor.word-changed"), lines.slice(0, notesShown));
  };
  const takeFile = async (control: Control, file: File) => {
    const { name } = file;
    if (control.props.value) {
      const answers = ["editor.word-replace", "editor.back-to-form"] as const;
      const answer = await askClerk({ heading: translate("editor.word-replaces", { name }), answers });
      if (answer !== "editor.word-replace") return;
    }
    const reader = await import("./reader").catch(() => undefined);
    if (!reader) return showNotice(translate("editor.file-unread", { name }));
    try {
      put(control, await reader.readWord(new Uint8Array(await file.arrayBuffer())), "");
    } catch {
      showNotice(translate("editor.word-unread", { name }));
    }
  };
  const takePaste = async (control: Control, { html, losses }: Taken) => {
    const text = (await import("./reader")).readPaste(html);
    const before = typeof control.props.value === "string" ? control.props.value : "";
    const moved = before === "" ? [] : [translate("editor.paste-at-end")];
    put(control, text, before, [...losses, ...moved]);
  };
  const take = (control: Control, event: ClipboardEvent | DragEvent) => {
    const pasted = examinePaste("dataTransfer" in event ? event.dataTransfer : event.clipboardData);
    const { font, html, hasText, needsReader, losses } = pasted;
    if (font === undefined && losses.length === 0 && !needsReader) return;
    event.preventDefault();
    event.stopPropagation();
    if (font !== undefined) return put(control, { font }, "");
    if (needsReader) {
      takePaste(control, { html, losses }).catch(() =>
        showNotice(translate("editor.file-unread", { name: translate("editor.pasted") })),
      );
      return;
    }
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/html", html);
    const insertion = { inputType: "insertFromPaste", dataTransfer, bubbles: true, cancelable: true };
    // Decap's control inserts at the cursor what a browser announces by this event.
    if (hasText) event.target?.dispatchEvent(new InputEvent("beforeinput", insertion));
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
