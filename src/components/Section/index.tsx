import type { ReactNode } from "react";
import { type AnyMessageKey, Message } from "../../i18n";

interface Props {
  /** The id of the heading, and so the target of links to the section. */
  readonly id: string;
  readonly title: AnyMessageKey;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a section of a page, named by its heading. */
export function Section({ id, title, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>
        <Message id={title} />
      </h2>
      {children}
    </section>
  );
}
