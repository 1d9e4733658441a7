import { Message, type MessageKey, useTranslate } from "../../i18n";
import type { RouteId } from "../../site/routes";
import { Icon, type IconName } from "../Icon";
import { NamedLink } from "../RouteLink";
import * as styles from "./index.module.css";

const ways = [
  { title: "home.forStudents", icon: "book", routes: ["results", "timetable", "syllabus", "services"] },
  { title: "home.forSchools", icon: "school", routes: ["schools", "services", "orders", "acts"] },
  { title: "home.forCitizens", icon: "scales", routes: ["rti", "tenders", "budget", "verify"] },
] as const satisfies readonly { title: MessageKey; icon: IconName; routes: readonly RouteId[] }[];

/** Renders links to the pages most in demand, grouped by audience. */
export function AudienceLinks() {
  const translate = useTranslate();
  return (
    <section aria-label={translate("home.waysIn")}>
      <ul className={`plainList ${styles.ways}`}>
        {ways.map(({ title, icon, routes }) => (
          <li key={title} className="card">
            <h2 className={styles.title}>
              <Icon name={icon} className={styles.icon} />
              <Message id={title} />
            </h2>
            <ul className="plainList linkList">
              {routes.map((route) => (
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
