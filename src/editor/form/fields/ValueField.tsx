import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { readTyped } from "../../../desk/format";
import { isRealDate } from "../../../language/dates";
import { getKind } from "../../../schema/kinds";
import { language, translate } from "../../page";
import { type FieldProps, LabelledField } from "./FieldBox";

const dayFormat = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: "full", timeZone: "UTC" });

/** Renders a day, a time or a number, typed in any form and script, with a line about the value that will be stored. */
export function ValueField(props: FieldProps) {
  const { name, field } = props;
  const { register } = useFormContext();
  const typed = String(useWatch({ name }) ?? "");
  const stored = typed.trim() === "" ? "" : String(readTyped(field.kind, typed));
  const { shape } = getKind(field.kind);
  const isDay = shape === "day" && isRealDate(stored);
  const changed = stored === typed.trim() ? "" : translate("editor.stored-as", { value: stored });
  return (
    <LabelledField {...props} said={isDay ? dayFormat.format(new Date(stored)) : changed}>
      {(attributes) => (
        <div className="value">
          <input
            type="text"
            autoComplete="off"
            inputMode={shape === "integer" ? "numeric" : "text"}
            {...attributes}
            {...register(name)}
          />
          {shape === "day" && <Calendar {...props} day={isDay ? stored : ""} />}
        </div>
      )}
    </LabelledField>
  );
}

/** Renders a button that opens the browser's calendar, in browsers that can open it. */
function Calendar({ name, field, day }: FieldProps & { readonly day: string }) {
  const { setValue } = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  if (!("showPicker" in HTMLInputElement.prototype)) return null;
  return (
    <span className="calendar">
      <button
        type="button"
        className="plain"
        aria-label={`${translate("editor.calendar")}: ${field.label[language]}`}
        onClick={() => input.current?.showPicker()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
        </svg>
      </button>
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        onChange={({ target }) =>
          setValue(name, target.value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
      />
    </span>
  );
}
