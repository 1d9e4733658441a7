import { Message } from "../../i18n";
import * as styles from "./index.module.css";

/**
 * Renders the status of a notice, open or closed for responses. The status is in words; the colour only supports them
 * (WCAG 1.4.1).
 */
export function StatusTag({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <span className={isOpen ? styles.open : styles.closed}>
      <Message id={isOpen ? "tenders.open" : "tenders.closed"} />
    </span>
  );
}
