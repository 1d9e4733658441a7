import { SpecimenTag } from "../Specimen";
import { type LocalizedText, TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Office extends Part {
  readonly name: LocalizedText;
  readonly duty: LocalizedText | null;
  readonly specimen: boolean;
}

/** The most offices that stand side by side; of more, each would be too narrow for its name. */
const mostAbreast = 5;

/** An organisation drawn as a tree; underneath it is nested lists, which read the same without styles. */
export function OrganisationTree({ offices }: { readonly offices: readonly Office[] }) {
  return (
    <div className={styles.tree}>
      <Branches branches={treeOf(offices)} isTrunk />
    </div>
  );
}

interface BranchesProps {
  readonly branches: readonly Branch<Office>[];
  /** Whether every office above has one office under it, so that the tree has not yet parted. */
  readonly isTrunk?: boolean;
}

function Branches({ branches, isTrunk = false }: BranchesProps) {
  const isSingle = branches.length === 1;
  const shape = !isTrunk ? "" : isSingle ? styles.trunk : branches.length <= mostAbreast ? styles.fork : "";
  return (
    <ul className={`plainList ${styles.branches} ${shape}`}>
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
          {below.length > 0 && <Branches branches={below} isTrunk={isTrunk && isSingle} />}
        </li>
      ))}
    </ul>
  );
}

/** A part of an organisation as the content gives it: its own key and that of the one above. */
interface Part {
  readonly key: string;
  readonly under: { readonly key: string } | null;
}

/** A part with those under it. */
interface Branch<Kind extends Part> {
  readonly part: Kind;
  readonly below: readonly Branch<Kind>[];
}

/** Builds the tree from a flat list, keeping its order among siblings. */
function treeOf<Kind extends Part>(parts: readonly Kind[], under: string | null = null): Branch<Kind>[] {
  return parts
    .filter((part) => (part.under?.key ?? null) === under)
    .map((part) => ({ part, below: treeOf(parts, part.key) }));
}
