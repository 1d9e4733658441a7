import { type AnyWordKey, useFormats, Word } from "../../i18n";
import * as styles from "./filters.module.css";
import type { FacetOption } from "./useListing";

/** Above this number of values a facet is a drop-down list; up to it, every value is one touch away. */
export const mostChips = 9;

interface Props {
  /** An id for its control, unlike any other of the page. */
  readonly id: string;
  readonly heading: AnyWordKey;
  readonly options: readonly FacetOption[];
  /** The chosen value, empty for all. */
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** One facet: its values with the number of rows each would leave. */
export function FacetChoice({ id, heading, options, chosen, onChoose }: Props) {
  const { number } = useFormats();
  if (options.length < 2) return null;
  if (options.length > mostChips) {
    return (
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          <Word id={heading} />
        </label>
        <select
          id={id}
          className={styles.input}
          value={chosen}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">
            <Word id="listing.all" />
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
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.label}>
        <Word id={heading} />
      </legend>
      <label className={styles.chip}>
        <input type="radio" name={id} value="" checked={chosen === ""} onChange={() => onChoose("")} />
        <Word id="listing.all" />
      </label>
      {options.map(({ value, label, count }) => (
        <label key={value} className={styles.chip}>
          <input type="radio" name={id} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
          {label} <span className={styles.count}>{number(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
