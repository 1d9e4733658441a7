import { useFormats } from "../../i18n";
import * as styles from "./index.module.css";

interface Props {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Whether the year is shown. */
  readonly withYear?: boolean;
}

/** A day as a leaf of a calendar. */
export function DayMark({ day, withYear = false }: Props) {
  const parts = useFormats().dayParts(day);
  return (
    <time dateTime={day} className={styles.leaf}>
      <span className={styles.month}>{parts.month}</span> <b className={styles.number}>{parts.day}</b>
      {withYear && <span className={styles.year}> {parts.year}</span>}
    </time>
  );
}
