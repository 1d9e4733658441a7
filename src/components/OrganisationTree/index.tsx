import { SpecimenTag } from "../SpecimenTag";
import { type LocalizedText, TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";
import { type Branch, type Part, treeOf } from "./tree";

interface Office extends Part {
  readonly name: LocalizedText;
  readonly duty: LocalizedText | null;
  readonly specimen: boolean;
}

/** An organisation drawn as a tree; underneath it is nested lists, which read the same without styles. */
export function OrganisationTree({ offices }: { readonly offices: readonly Office[] }) {
  return <Branches branches={treeOf(offices)} />;
}

function Branches({ branches }: { readonly branches: readonly Branch<Office>[] }) {
  return (
    <ul className={styles.branches}>
      {branches.map(({ part, below }) => (
        <li key={part.key} id={part.key} className={styles.branch}>
          <div className={styles.office}>
            <p className={styles.name}>
              <TranslatedText value={part.name} /> {part.specimen && <SpecimenTag />}
            </p>
            {part.duty && (
              <p className={styles.duty}>
                <TranslatedText value={part.duty} />
              </p>
            )}
          </div>
          {below.length > 0 && <Branches branches={below} />}
        </li>
      ))}
    </ul>
  );
}
