import { EditorView } from "prosemirror-view";
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { showDialog } from "../../dialog";
import { holds, showsSame, writeMarkdown } from "../../markdown/write-markdown";
import { translate } from "../../page";
import { takePaste } from "../../word/take-paste";
import type { ReferenceOption } from "../surroundings";
import { createButtons } from "./create-buttons";
import { createState } from "./plugins";
import { Toolbar } from "./Toolbar";

interface Props {
  /** The id of the element that gets the focus. */
  readonly id: string;
  readonly lang: string;
  readonly label: string;
  /** The text as Markdown. Another text than the last told by `onChange` replaces what is written. */
  readonly value: string;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  /** The pages that links can name. */
  readonly pages: readonly ReferenceOption[];
  readonly onChange: (markdown: string) => void;
  readonly onBlur: () => void;
  readonly focusRef: Ref<{ focus(): void }>;
}

/** Renders a text as it will look, or as Markdown: on demand, and where it has what the other form cannot hold. */
export function RichTextBox({
  id,
  lang,
  label,
  value,
  isInvalid,
  describedBy,
  pages,
  onChange,
  onBlur,
  focusRef,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const source = useRef<HTMLTextAreaElement>(null);
  const written = useRef(value);
  const told = useRef({ onChange, onBlur });
  told.current = { onChange, onBlur };
  const change = (markdown: string) => {
    written.current = markdown;
    told.current.onChange(markdown);
  };
  const [isSource, setIsSource] = useState(() => !holds(value));
  const [view, setView] = useState<EditorView>();
  const [, redraw] = useState(0);
  useImperativeHandle(focusRef, () => ({ focus: () => (source.current ?? view)?.focus() }));

  useEffect(() => {
    if (isSource || !place.current) return undefined;
    const made = new EditorView(place.current, {
      state: createState(written.current),
      scrollMargin: { top: 120, bottom: 60, left: 0, right: 0 },
      scrollThreshold: { top: 120, bottom: 60, left: 0, right: 0 },
      dispatchTransaction(transaction) {
        made.updateState(made.state.apply(transaction));
        if (transaction.docChanged) {
          written.current = writeMarkdown(made.state.doc);
          told.current.onChange(written.current);
        }
        redraw((count) => count + 1);
      },
      handleDOMEvents: { blur: () => told.current.onBlur() },
    });
    setView(made);
    return () => {
      made.destroy();
      setView(undefined);
    };
  }, [isSource]);

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    if (source.current) source.current.value = value;
    else if (!holds(value)) setIsSource(true);
    else view?.updateState(createState(value));
  }, [value, view]);

  const hint = useId();
  const described = [describedBy, isSource ? undefined : hint].filter(Boolean).join(" ");
  const names = { "aria-label": label, "aria-describedby": described || undefined, "aria-invalid": isInvalid };
  useEffect(() => {
    // A change of attributes would disturb an input method.
    if (!view || view.isDestroyed || view.composing) return;
    const attributes = {
      id,
      lang,
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": label,
      "aria-describedby": described,
      "aria-invalid": String(isInvalid),
    };
    view.setProps({ attributes });
  });

  const toggle = () => {
    if (isSource && !showsSame(written.current)) showDialog(translate("text.not-held"));
    else setIsSource(!isSource);
  };
  const buttons = view ? createButtons(view, pages) : [];
  return (
    <div className="rich-text" data-invalid={isInvalid || undefined}>
      <Toolbar
        label={translate("text.tools", { label })}
        controls={isSource || view ? id : undefined}
        buttons={[...buttons, { label: "text.markdown", isOn: isSource, run: toggle }]}
      />
      {isSource ? (
        <textarea
          ref={source}
          rows={10}
          defaultValue={written.current}
          {...{ id, lang, ...names, onBlur }}
          onChange={({ target }) => change(target.value)}
          onPaste={(event) => {
            const { currentTarget } = event;
            void takePaste(event).then(() => change(currentTarget.value));
          }}
        />
      ) : (
        <div ref={place} />
      )}
      {!isSource && (
        <p id={hint} className="keys">
          {translate("text.keys")}
        </p>
      )}
    </div>
  );
}
