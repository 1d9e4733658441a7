import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { language, translate } from "../../page";
import { type ReferenceOption, useSurroundings } from "../surroundings";
import { type FieldProps, LabelledField } from "./FieldBox";
import { SearchInput } from "./SearchInput";

/** The number of options from which typing a name is quicker than reading a list. */
const manyOptions = 30;

/** Renders a choice from a closed list, or of an entry of another collection: a short list, or a box to search in. */
export function ChoiceField(props: FieldProps) {
  const { references } = useSurroundings();
  const { field } = useController({ name: props.name });
  const { onChange, onBlur, ref } = field;
  const [fault, setFault] = useState<string>();
  const options = listOptions(props.field, references);
  const value = String(field.value);
  if (options.length >= manyOptions)
    return (
      <LabelledField {...props} fault={fault}>
        {(attributes) => (
          <SearchInput {...{ attributes, options, value, onChange, onBlur }} onFault={setFault} inputRef={ref} />
        )}
      </LabelledField>
    );
  const isUnlisted = value !== "" && options.every((option) => option.value !== value);
  return (
    <LabelledField {...props}>
      {(attributes) => (
        <select {...attributes} {...field}>
          <option value="">– {translate("form.choose")} –</option>
          {[...options, ...(isUnlisted ? [{ value, label: value }] : [])].map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}

/** Renders a choice of yes or no. */
export function FlagField(props: FieldProps) {
  const { register } = useFormContext();
  return (
    <LabelledField {...props} layout="flag">
      {(attributes) => <input type="checkbox" {...attributes} {...register(props.name)} />}
    </LabelledField>
  );
}

function listOptions(
  field: FieldProps["field"],
  references: ReadonlyMap<string, readonly ReferenceOption[]>,
): readonly ReferenceOption[] {
  if ("choices" in field) return field.choices.map(({ value, label }) => ({ value, label: label[language] }));
  return "collection" in field ? (references.get(field.collection) ?? []) : [];
}
