import { useMemo } from "react";
import { type AnyMessageKey, Message, useFormats } from "../../i18n";
import type { FacetOption } from "../facet-options";
import * as styles from "./filters.module.css";

interface Props {
  /** A unique id for its control. */
  readonly id: string;
  /** The id of the facet's column. */
  readonly facet: string;
  readonly heading: AnyMessageKey;
  readonly options: readonly FacetOption[];
  /** The chosen value; empty for all. */
  readonly chosen: string;
  /** True for chips, false for a drop-down list. */
  readonly hasChips: boolean;
  readonly onChoose: (facet: string, value: string) => void;
}

/** Renders one facet: its values with the number of rows of each. Memoised. */
export function FacetChoice({ id, facet, heading, options, chosen, hasChips, onChoose }: Props) {
  const { number } = useFormats();
  return useMemo(() => {
    const choose = (value: string) => onChoose(facet, value);
    const Control = hasChips ? Chips : DropDown;
    return <Control {...{ id, heading, options, chosen, choose, number }} />;
  }, [id, facet, heading, options, chosen, hasChips, onChoose, number]);
}

interface ControlProps extends Pick<Props, "id" | "heading" | "options" | "chosen"> {
  readonly choose: (value: string) => void;
  readonly number: (value: number) => string;
}

function DropDown({ id, heading, options, chosen, choose, number }: ControlProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Message id={heading} />
      </label>
      <select id={id} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">
          <Message id="listing.all" />
        </option>
        {options.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {label} ({number(count)})
          </option>
        ))}
      </select>
    </div>
  );
}

function Chips({ id, heading, options, chosen, choose, number }: ControlProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className="visuallyHidden">
        <Message id={heading} />
      </legend>
      <label className={styles.chip}>
        <input type="radio" name={id} value="" checked={chosen === ""} onChange={() => choose("")} />
        <Message id="listing.all" />
      </label>
      {options.map(({ value, label, count }) => (
        <label key={value} className={styles.chip}>
          <input type="radio" name={id} value={value} checked={chosen === value} onChange={() => choose(value)} />
          {label} <small>{number(count)}</small>
        </label>
      ))}
    </fieldset>
  );
}
