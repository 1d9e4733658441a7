import { Message, type MessageKey, useTranslate } from "../../i18n";
import { chosenLists } from "../../site/chosen-lists";
import type { RouteId } from "../../site/routes";
import { Icon, type IconName } from "../Icon";
import { NamedLink } from "../RouteLink";
import * as styles from "./index.module.css";

/** The pages of each audience that code knows, beside the tasks above them. Lists by file name their audience. */
const ways: readonly { title: MessageKey; icon: IconName; audience: string; routes: readonly RouteId[] }[] = [
  { title: "home.forStudents", icon: "book", audience: "students", routes: ["holidays", "schools"] },
  { title: "home.forSchools", icon: "school", audience: "schools", routes: ["schools", "services", "holidays"] },
  { title: "home.forCitizens", icon: "scales", audience: "citizens", routes: ["rti", "budget", "verify"] },
];

function listRoutes(audience: string, own: readonly RouteId[]): readonly RouteId[] {
  return [...own, ...chosenLists.filter((list) => list.audience === audience).map(({ key }) => key)];
}

/** Renders links to the pages most in demand, grouped by audience. */
export function AudienceLinks() {
  const translate = useTranslate();
  return (
    <section aria-label={translate("home.waysIn")}>
      <ul className={`plainList ${styles.ways}`}>
        {ways.map(({ title, icon, audience, routes }) => (
          <li key={title} className="card">
            <h2 className={styles.title}>
              <Icon name={icon} className={styles.icon} />
              <Message id={title} />
            </h2>
            <ul className="plainList linkList">
              {listRoutes(audience, routes).map((route) => (
                <li key={route}>
                  <NamedLink to={route} name={`menu.${route}`} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
