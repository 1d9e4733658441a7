import * as styles from "./bar.module.css";

interface Props {
  readonly kind: "allotted" | "spent";
  readonly value: number;
  /** The value that a bar of full width stands for. */
  readonly greatest: number;
}

/** A sum as a bar. The figure stands beside it, so screen readers pass over the bar. */
export function Bar({ kind, value, greatest }: Props) {
  // Widths are attributes: the pages' policy allows no styles in elements.
  return (
    <svg className={styles.bar} width="100%" height="16" aria-hidden="true">
      <rect className={styles[kind]} width={`${(100 * value) / Math.max(1, greatest)}%`} height="16" rx="2" />
    </svg>
  );
}
