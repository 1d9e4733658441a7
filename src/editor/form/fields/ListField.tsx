import { type ReactNode, useEffect, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { toItemValues } from "../../../desk/values";
import { type Field, type FieldOf, getFields } from "../../../schema/description";
import { language, translate } from "../../page";
import { FieldLabel, getFieldId, useFieldError } from "./FieldBox";

interface ListFieldProps {
  readonly name: string;
  readonly field: FieldOf<"list">;
  /** Renders a field of an item. */
  readonly children: (field: Field, name: string) => ReactNode;
}

/** Renders a list of groups of fields, with buttons to add, remove and move its items. */
export function ListField({ name, field, children }: ListFieldProps) {
  const { fields: items, append, remove, move } = useFieldArray({ name });
  const error = useFieldError(`${name}.root`);
  const id = getFieldId(name);
  const label = field.label[language];
  const inner = getFields({ schema: field.item });
  // An object, so that the same place can be focused twice.
  const [focused, setFocused] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (focused) document.getElementById(focused.id)?.focus();
  }, [focused]);
  const removeItem = (index: number) => {
    const next = Math.min(index, items.length - 2);
    remove(index);
    setFocused({ id: next < 0 ? id : `${id}-item-${next}` });
  };
  const moveItem = (from: number, to: number) => {
    move(from, to);
    setFocused({ id: `${id}-item-${to}` });
  };
  const listActions = (index: number) => [
    ...(index > 0 ? [{ action: "form.move-up", run: () => moveItem(index, index - 1) } as const] : []),
    ...(index < items.length - 1 ? [{ action: "form.move-down", run: () => moveItem(index, index + 1) } as const] : []),
    { action: "form.remove", run: () => removeItem(index) } as const,
  ];
  return (
    <fieldset className="field" aria-describedby={`${id}-hint`}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      <p id={`${id}-hint`} className="hint">
        {field.help[language]}
      </p>
      {items.map((item, index) => (
        <fieldset key={item.id} id={`${id}-item-${index}`} className="item" tabIndex={-1}>
          <legend>
            {label} {index + 1}
          </legend>
          {inner.map((each) => children(each, `${name}.${index}.${each.name}`))}
          <div className="buttons">
            {listActions(index).map(({ action, run }) => (
              <button
                key={action}
                type="button"
                aria-label={`${translate(action)}: ${label} ${index + 1}`}
                onClick={run}
              >
                {translate(action)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <button
        type="button"
        id={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onClick={() => append(toItemValues(inner, {}))}
      >
        {translate("form.add", { name: label })}
      </button>
      {error !== undefined && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
