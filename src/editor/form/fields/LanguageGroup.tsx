import type { ReactNode } from "react";
import { getLanguageName } from "../../../messages";
import { type LocaleCode, locales } from "../../../site/locales";
import { language } from "../../page";
import { FieldLabel, type FieldProps, findHint, getFieldId } from "./FieldBox";

/** An input of a field in one language. */
export interface LanguageInput {
  readonly code: LocaleCode;
  /** The name of the input in the form, such as `title.hi`. */
  readonly name: string;
  /** The name of the language. */
  readonly label: string;
}

interface LanguageGroupProps extends FieldProps {
  /** True to keep the languages below each other on wide screens. */
  readonly isStacked?: boolean;
  readonly children: (input: LanguageInput) => ReactNode;
}

/** Renders a field with an input for each language of the site, side by side if there is room. */
export function LanguageGroup({ name, field, isStacked = false, children }: LanguageGroupProps) {
  const hintId = `${getFieldId(name)}-hint`;
  return (
    <fieldset className="field" aria-describedby={hintId}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      <p id={hintId} className="hint">
        {findHint(field)}
      </p>
      <div className={isStacked ? undefined : "languages"}>
        {locales.map(({ code }) => children({ code, name: `${name}.${code}`, label: getLanguageName(code)[language] }))}
      </div>
    </fieldset>
  );
}
