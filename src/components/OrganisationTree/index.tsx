import { SpecimenTag } from "../Specimen";
import { type LocalizedText, TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Office extends Part {
  readonly name: LocalizedText;
  readonly duty: LocalizedText | null;
  readonly specimen: boolean;
}

/** The maximum number of offices side by side. More would be too narrow for their names. */
const mostAbreast = 5;

/** Renders an organisation as a tree. Its markup is nested lists, which read the same without styles. */
export function OrganisationTree({ offices }: { readonly offices: readonly Office[] }) {
  return (
    <div className={styles.tree}>
      <Branches branches={buildTree(offices)} isTrunk />
    </div>
  );
}

interface BranchesProps {
  readonly branches: readonly Branch<Office>[];
  /** True if every office above has exactly one office under it: the tree has not forked yet. */
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

/** A part of an organisation as in the content, with its key and the key of the part above. */
interface Part {
  readonly key: string;
  readonly under: { readonly key: string } | null;
}

/** A part with its subordinate parts. */
interface Branch<Kind extends Part> {
  readonly part: Kind;
  readonly below: readonly Branch<Kind>[];
}

/** Builds the tree from a flat list. Siblings keep their order. */
function buildTree<Kind extends Part>(parts: readonly Kind[], under: string | null = null): Branch<Kind>[] {
  return parts
    .filter((part) => (part.under?.key ?? null) === under)
    .map((part) => ({ part, below: buildTree(parts, part.key) }));
}
