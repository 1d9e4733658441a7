import { useId } from "react";
import type { ClerkLanguage, ClerkTexts } from "../../content/messages";
import type { NamedEntries } from "../../sheets/cells";
import { cellForm } from "../../sheets/cells";
import { type Column, getColumnTitle } from "../../sheets/columns";

interface Props {
  readonly column: Column;
  readonly text: string;
  readonly language: ClerkLanguage;
  readonly names: (collection: string) => NamedEntries;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

/** Renders an input for a cell: a select for a column with choices, otherwise a text box that reports edits on blur. */
export function CellInput({ column, text, language, names, isWrong, onChange }: Props) {
  const options = choicesOf(column, names);
  const read = cellForm(column, names).read(text);
  const value = "value" in read && typeof read.value === "string" ? read.value : "";
  const id = useId();
  const props = { id, "aria-invalid": isWrong, lang: column.language ?? language };
  return (
    <>
      <label htmlFor={id}>{getColumnTitle(column, language)}</label>
      {options ? (
        <select {...props} value={value} onChange={({ target }) => onChange(target.value)}>
          {!options.some((option) => option.value === value) && <option value={value}>{text || "–"}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label[language]}
            </option>
          ))}
        </select>
      ) : (
        <textarea
          {...props}
          rows={column.field.kind === "markdown" ? 5 : 1}
          defaultValue={text}
          onBlur={({ target }) => target.value !== text && onChange(target.value)}
        />
      )}
    </>
  );
}

function choicesOf(
  { field }: Column,
  names: Props["names"],
): readonly { readonly value: string; readonly label: ClerkTexts }[] | undefined {
  if (field.kind === "choice") return field.choices;
  if (field.kind !== "reference") return undefined;
  return names(field.collection).all.map(({ value, name }) => ({ value, label: name }));
}
