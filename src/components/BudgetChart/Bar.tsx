import * as styles from "./bar.module.css";

interface Props {
  readonly kind: "allotted" | "spent";
  readonly value: number;
  /** The value of a bar of full width. */
  readonly greatest: number;
}

/** Renders a sum as a bar, hidden from screen readers: the figure is next to it. */
export function Bar({ kind, value, greatest }: Props) {
  // Widths are attributes because the Content Security Policy forbids inline styles.
  return (
    <svg className={styles.bar} width="100%" height="16" aria-hidden="true">
      <rect className={styles[kind]} width={`${(100 * value) / Math.max(1, greatest)}%`} height="16" rx="2" />
    </svg>
  );
}
