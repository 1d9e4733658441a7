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
  return (
    <fieldset className="field list" aria-describedby={`${id}-hint`}>
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
            {index > 0 && (
              <ItemButton action="form.move-up" {...{ label, index }} onClick={() => moveItem(index, index - 1)} />
            )}
            {index < items.length - 1 && (
              <ItemButton action="form.move-down" {...{ label, index }} onClick={() => moveItem(index, index + 1)} />
            )}
            <ItemButton action="form.remove" {...{ label, index }} onClick={() => removeItem(index)} />
          </div>
        </fieldset>
      ))}
      <button
        type="button"
        id={id}
        className="plain"
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

interface ItemButtonProps {
  readonly action: "form.move-up" | "form.move-down" | "form.remove";
  readonly label: string;
  readonly index: number;
  readonly onClick: () => void;
}

/** Renders a button of an item, which names the item to those who do not see it. */
function ItemButton({ action, label, index, onClick }: ItemButtonProps) {
  return (
    <button
      type="button"
      className="plain"
      aria-label={`${translate(action)}: ${label} ${index + 1}`}
      onClick={onClick}
    >
      {translate(action)}
    </button>
  );
}
