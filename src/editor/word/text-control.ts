import type { ControlProps, DecapComponent } from "../decap";
import { loadScript } from "../load-script";
import { ask, showNotice } from "../notice";
import { create, language, say } from "../page";
import { findFontInPaste } from "./find-legacy-font";
import type { TakenText } from "./reader";

interface Control {
  readonly props: ControlProps;
  readonly state: { readonly taken: number };
  readonly setState: (state: Control["state"]) => void;
}

/**
 * Creates the control of a document's text. It extends Decap's rich text control with the import of Word files, pasted
 * tables and pasted lists.
 *
 * @param reader the URL of the script that converts them (`reader.ts`)
 */
export function createIssuedTextControl(reader: string): DecapComponent {
  const { h, createClass, CMS } = window;
  const richText = CMS.getWidget("markdown")?.control;
  const put = (control: Control, text: TakenText, before: string) => {
    if ("font" in text) return showNotice(say("editor.word-legacy", { font: text.font }));
    control.props.onChange([before, text.markdown].filter(Boolean).join("\n\n"));
    // A new React key remounts Decap's control, which reads its value only when it mounts.
    control.setState({ taken: control.state.taken + 1 });
    if (text.notes.length > 0) {
      const lines = text.notes.map((note) => note[language]);
      showNotice(say("editor.word-changed"), lines.slice(0, notesShown));
    }
  };
  const takeFile = async (control: Control, file: File) => {
    const { name } = file;
    if (control.props.value) {
      const answers = ["editor.word-replace", "editor.back-to-form"] as const;
      const answer = await ask({ heading: say("editor.word-replaces", { name }), answers });
      if (answer !== "editor.word-replace") return;
    }
    try {
      await loadScript(reader);
    } catch {
      return showNotice(say("editor.file-unread", { name }));
    }
    try {
      const text = await window.textReader?.readWord(new Uint8Array(await file.arrayBuffer()));
      if (text) put(control, text, "");
    } catch {
      showNotice(say("editor.word-unread", { name }));
    }
  };
  const takePaste = async (control: Control, html: string) => {
    await loadScript(reader);
    const text = window.textReader?.readPaste(html);
    if (text) put(control, text, typeof control.props.value === "string" ? control.props.value : "");
  };
  return createClass({
    getInitialState: () => ({ taken: 0 }),
    render(this: Control) {
      return h(
        "div",
        {
          onPasteCapture: (event: ClipboardEvent) => {
            const html = event.clipboardData?.getData("text/html") ?? "";
            const font = findFontInPaste(new DOMParser().parseFromString(html, "text/html"));
            if (font === undefined && !needsReader.test(html)) return;
            event.preventDefault();
            event.stopPropagation();
            if (font !== undefined) return put(this, { font }, "");
            takePaste(this, html).catch(() => showNotice(say("editor.file-unread", { name: say("editor.pasted") })));
          },
        },
        h(
          "button",
          {
            type: "button",
            className: "editor-word",
            onClick: () => chooseFile((file) => void takeFile(this, file)),
          },
          say("editor.take-from-word"),
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

/** Matches pasted HTML that Decap's control would lose: tables and Word lists. */
const needsReader = /<table|mso-list/iu;
