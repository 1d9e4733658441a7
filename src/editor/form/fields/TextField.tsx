import { type KeyboardEvent, lazy, Suspense, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { getKind } from "../../../schema/kinds";
import { defaultLocale } from "../../../site/locales";
import { language, translate } from "../../page";
import { useSurroundings } from "../surroundings";
import { FieldBox, type FieldProps, getFieldId, useFieldError } from "./FieldBox";
import { LanguageGroup, type LanguageInput } from "./LanguageGroup";

/** Renders a text in every language: one line each, or rich text. */
export function TextField({ name, field }: FieldProps) {
  const { register } = useFormContext();
  if (getKind(field.kind).isMarkdown)
    return (
      <LanguageGroup {...{ name, field }} isStacked>
        {(input) => <RichTextInput key={input.code} {...input} fieldLabel={field.label[language]} />}
      </LanguageGroup>
    );
  return (
    <LanguageGroup {...{ name, field }}>
      {({ code, name, label }) => (
        <FieldBox key={code} {...{ name, label }}>
          {(attributes) => (
            <textarea lang={code} rows={2} onKeyDown={keepOneLine} {...attributes} {...register(name)} />
          )}
        </FieldBox>
      )}
    </LanguageGroup>
  );
}

/** Ignores Enter, except where it ends the composition of a letter. The box shows a long line as a whole. */
function keepOneLine(event: KeyboardEvent) {
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}

/** The box of a rich text is as large as the rest of the form, and many forms have none. */
const RichTextBox = lazy(async () => ({ default: (await import("../rich-text")).RichTextBox }));

/**
 * Renders a rich text of one language below a summary. Without text it is collapsed, except in the first language and
 * in the clerk's.
 */
function RichTextInput({ code, name, label, fieldLabel }: LanguageInput & { readonly fieldLabel: string }) {
  const { pages } = useSurroundings();
  const { ref, value, onChange, onBlur } = useController({ name }).field;
  const error = useFieldError(name);
  const [isOpen, setIsOpen] = useState([defaultLocale, language].includes(code) || value !== "");
  const errorId = `${getFieldId(name)}-error`;
  return (
    <details open={isOpen || error !== undefined} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {(isOpen || error !== undefined) && (
        <Suspense fallback={<p>{translate("requests.reading")}</p>}>
          <RichTextBox
            {...{ pages, value, onChange, onBlur }}
            id={getFieldId(name)}
            lang={code}
            label={`${fieldLabel} (${label})`}
            isInvalid={error !== undefined}
            describedBy={error === undefined ? undefined : errorId}
            focusRef={ref}
          />
        </Suspense>
      )}
      {error !== undefined && (
        <p id={errorId} className="error">
          {error}
        </p>
      )}
    </details>
  );
}
