import type { ReactNode } from "react";
import { type AnyMessageKey, Message } from "../../i18n";
import * as styles from "./index.module.css";

/** Renders facts below each other, each with its label above. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  readonly label: AnyMessageKey;
  /** The value; without it the fact is omitted. */
  readonly children: ReactNode;
}

/** Renders a fact of a description list. */
export function Fact({ label, children }: FactProps) {
  if (!children) return null;
  return (
    <>
      <dt>
        <Message id={label} />
      </dt>
      <dd>{children}</dd>
    </>
  );
}
