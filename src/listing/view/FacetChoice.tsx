import { useMemo } from "react";
import { type AnyMessageKey, Message, useFormats } from "../../i18n";
import type { FacetOption } from "../facet-options";
import * as styles from "./filters.module.css";

/** Above this number of values a facet is a drop-down list; up to it, every value is one touch away. */
export const maxChips = 9;

interface Props {
  /** An id for its control, unlike any other of the page. */
  readonly id: string;
  /** The column whose values they are. */
  readonly facet: string;
  readonly heading: AnyMessageKey;
  readonly options: readonly FacetOption[];
  /** The chosen value, empty for all. */
  readonly chosen: string;
  readonly onChoose: (facet: string, value: string) => void;
}

/** One facet: its values with the number of rows each would leave. It is drawn again only when something of it changed. */
export function FacetChoice({ id, facet, heading, options, chosen, onChoose }: Props) {
  const { number } = useFormats();
  return useMemo(() => {
    if (options.length < 2) return null;
    const choose = (value: string) => onChoose(facet, value);
    const Control = options.length > maxChips ? DropDown : Chips;
    return <Control {...{ id, heading, options, chosen, choose, number }} />;
  }, [id, facet, heading, options, chosen, onChoose, number]);
}

interface ControlProps extends Pick<Props, "id" | "heading" | "options" | "chosen"> {
  readonly choose: (value: string) => void;
  readonly number: (value: number) => string;
}

function DropDown({ id, heading, options, chosen, choose, number }: ControlProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <Message id={heading} />
      </label>
      <select id={id} className={styles.input} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
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
    <fieldset className={styles.facet}>
      <legend className={styles.label}>
        <Message id={heading} />
      </legend>
      <label className={styles.chip}>
        <input type="radio" name={id} value="" checked={chosen === ""} onChange={() => choose("")} />
        <Message id="listing.all" />
      </label>
      {options.map(({ value, label, count }) => (
        <label key={value} className={styles.chip}>
          <input type="radio" name={id} value={value} checked={chosen === value} onChange={() => choose(value)} />
          {label} <span className={styles.count}>{number(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
