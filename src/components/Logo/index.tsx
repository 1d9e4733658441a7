import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./index.module.css";

/**
 * Renders the default logo, a lamp with one flame. The State Emblem may not be used without permission (State Emblem of
 * India (Prohibition of Improper Use) Act, 2005).
 */
export function Logo(props: ComponentPropsWithoutRef<"svg">) {
  return (
    <svg viewBox="0 0 64 64" width="48" height="48" aria-hidden="true" focusable="false" {...props}>
      <path className={styles.flame} d="M32 4c6 8 9 12 9 18a9 9 0 0 1-18 0c0-6 3-10 9-18Z" />
      <path className={styles.core} d="M32 14c2.6 3.8 4 6 4 9a4 4 0 0 1-8 0c0-3 1.4-5.2 4-9Z" />
      <path
        className={styles.lamp}
        d="M6 34h52c-2 9-10 15-20 16v4h8a2 2 0 0 1 2 2v4H16v-4a2 2 0 0 1 2-2h8v-4C16 49 8 43 6 34Z"
      />
      <path className={styles.rim} d="M17 39c3 4 8 6 15 6s12-2 15-6" />
    </svg>
  );
}
