import { tasks } from "../../site/menu";
import { NamedLink } from "../RouteLink";
import * as styles from "./index.module.css";

/** Renders links to the pages most in demand and to the site map, for a visitor who has found nothing. */
export function TaskLinks() {
  return (
    <ul className={`plainList ${styles.tasks}`}>
      {[...tasks.map(({ route }) => route), "site-map" as const].map((route) => (
        <li key={route}>
          <NamedLink to={route} name={`menu.${route}`} />
        </li>
      ))}
    </ul>
  );
}
