import type { ReactNode } from "react";
import { getEmblemPath } from "../../site/emblem";
import { Logo } from "../Logo";
import { RouteLink } from "../RouteLink";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Props {
  readonly council: Pick<Queries.CouncilPartsFragment, "name" | "government" | "lineAboveName" | "emblem">;
  /** The content at the other end of the header: the search box. */
  readonly children: ReactNode;
}

/** Renders the council's logo and name as a link to the home page. */
export function Header({ council, children }: Props) {
  return (
    <div className={`wide ${styles.masthead}`}>
      <RouteLink to="home" className={styles.home}>
        {council.emblem ? (
          <img className={styles.mark} src={getEmblemPath(council.emblem)} width="48" height="48" alt="" />
        ) : (
          <Logo className={styles.mark} />
        )}
        <span className={styles.names}>
          <span className={styles.government}>
            <TranslatedText value={council.lineAboveName ?? council.government} />
          </span>
          <span className={styles.name}>
            <TranslatedText value={council.name} />
          </span>
        </span>
      </RouteLink>
      {children}
    </div>
  );
}
