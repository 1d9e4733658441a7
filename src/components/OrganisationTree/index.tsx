import type { PageContent } from "../../page-data/contents";
import { EntryTitle } from "../EntryTitle";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

/** An office, with the key of the office above. */
type Office = PageContent<"departments">["entries"][number];

/** The maximum number of offices side by side. More would be too narrow for their names. */
const mostAbreast = 5;

/** Renders an organisation as a tree. Its markup is nested lists, which read the same without styles. */
export function OrganisationTree({ offices }: { readonly offices: readonly Office[] }) {
  return (
    <div className={styles.tree}>
      <Branches offices={offices} under={undefined} isTrunk />
    </div>
  );
}

interface BranchesProps {
  readonly offices: readonly Office[];
  /** The key of the office above the branches; null at the root. */
  readonly under: string | undefined;
  /** True if every office above has exactly one office under it: the tree has not forked yet. */
  readonly isTrunk?: boolean;
}

/** Renders the offices under an office, in their order, each with its own branches. */
function Branches({ offices, under, isTrunk = false }: BranchesProps) {
  const branches = offices.filter((office) => office.under === under);
  if (branches.length === 0) return null;
  const isSingle = branches.length === 1;
  const shape = !isTrunk ? "" : isSingle ? styles.trunk : branches.length <= mostAbreast ? styles.fork : "";
  return (
    <ul className={`plainList ${styles.branches} ${shape}`}>
      {branches.map(({ key, name, duty, specimen }) => (
        <li key={key} id={key} className={styles.branch}>
          <div className={styles.office}>
            <p className={styles.name}>
              <EntryTitle value={name} specimen={specimen} />
            </p>
            {duty && (
              <p className="quiet">
                <TranslatedText value={duty} />
              </p>
            )}
          </div>
          <Branches offices={offices} under={key} isTrunk={isTrunk && isSingle} />
        </li>
      ))}
    </ul>
  );
}
