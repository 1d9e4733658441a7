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
  const { register, setValue } = useFormContext();
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
          {shape === "day" && (
            <input
              type="date"
              aria-label={`${translate("editor.calendar")}: ${field.label[language]}`}
              value={isDay ? stored : ""}
              onChange={({ target }) => setValue(name, target.value, { shouldDirty: true, shouldValidate: true })}
            />
          )}
        </div>
      )}
    </LabelledField>
  );
}
