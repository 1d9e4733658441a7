import { Message, type MessageKey, useTranslate } from "../../i18n";
import * as styles from "./index.module.css";

interface Props {
  /** The accessible name of the navigation. */
  readonly label: MessageKey;
  readonly sections: readonly { readonly id: string; readonly name: string }[];
}

/** Renders links to the sections of a long page. */
export function SectionLinks({ label, sections }: Props) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate(label)}>
      <ul className={styles.links}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a className="button plain" href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Renders a link that prints one section of a page. Print styles hide the other sections while this one is the target.
 */
export function PrintLink({ section }: { readonly section: string }) {
  return (
    <a
      className="button plain"
      href={`#${section}`}
      data-print=""
      data-needs-script=""
      // The browser must update the target before printing.
      onClick={() => setTimeout(() => window.print())}
    >
      <Message id="listing.printAlone" />
    </a>
  );
}
