import { useFormats } from "../../i18n";
import * as styles from "./index.module.css";

interface Props {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** True if the day has passed. It is then less prominent and includes the year. */
  readonly isPast?: boolean;
}

/** Renders the day next to an event; a future day as a calendar leaf. */
export function DayMark({ day, isPast = false }: Props) {
  const parts = useFormats().dayParts(day);
  if (isPast)
    return (
      <time dateTime={day} className={`${styles.day} ${styles.past}`}>
        <b className={styles.number}>{parts.day}</b>{" "}
        <span className="quiet">
          {parts.month} {parts.year}
        </span>
      </time>
    );
  return (
    <time dateTime={day} className={`${styles.day} ${styles.leaf}`}>
      <span className={styles.month}>{parts.month}</span> <b className={styles.number}>{parts.day}</b>
    </time>
  );
}
