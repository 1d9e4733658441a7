import { type Ref, useMemo, useState } from "react";
import { foldText } from "../../../language/fold";
import { translate } from "../../page";
import type { ReferenceOption } from "../surroundings";
import type { InputAttributes } from "./FieldBox";

interface SearchInputProps {
  readonly attributes: InputAttributes;
  readonly options: readonly ReferenceOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Reports what was typed and is not in the list; undefined once it is. */
  readonly onFault: (fault: string | undefined) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * Renders a box with the names of a long list, which the browser searches while a clerk types. A part of a name or key
 * chooses an option if no other option has it.
 */
export function SearchInput({ attributes, options, value, onChange, onBlur, onFault, inputRef }: SearchInputProps) {
  const [typed, setTyped] = useState<string>();
  const names = useMemo(() => nameOptions(options), [options]);
  const listId = `${attributes.id}-options`;
  const choose = (chosen: string) => {
    setTyped(undefined);
    onFault(undefined);
    onChange(chosen);
  };
  const leave = () => {
    if (typed !== undefined) {
      const found = findOptions(names, typed);
      if (found.length === 1) choose(found[0] ?? "");
      else onFault(translate("form.not-listed", { found: typed }));
      setTyped(undefined);
    }
    onBlur?.();
  };
  return (
    <>
      <input
        {...attributes}
        ref={inputRef}
        type="text"
        list={listId}
        autoComplete="off"
        placeholder={translate("form.search")}
        value={typed ?? names.get(value) ?? value}
        onBlur={leave}
        onChange={({ target }) => {
          const exact = [...names].find(([, name]) => name === target.value)?.[0];
          if (exact !== undefined || target.value === "") choose(exact ?? "");
          else setTyped(target.value);
        }}
      />
      <datalist id={listId}>
        {[...names].map(([key, name]) => (
          <option key={key} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** Returns the name of each option by its value. Options of the same name are told apart by their keys. */
function nameOptions(options: readonly ReferenceOption[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { label } of options) counts.set(label, (counts.get(label) ?? 0) + 1);
  return new Map(options.map(({ value, label }) => [value, counts.get(label) === 1 ? label : `${label} (${value})`]));
}

/** Returns the values of the options with a name or key that contains a text. */
function findOptions(names: ReadonlyMap<string, string>, typed: string): string[] {
  const folded = foldText(typed);
  const found = [...names].filter(([key, name]) => foldText(name).includes(folded) || key.includes(folded));
  const whole = found.filter(([key, name]) => foldText(name) === folded || key === folded);
  return (whole.length > 0 ? whole : found).map(([key]) => key);
}
