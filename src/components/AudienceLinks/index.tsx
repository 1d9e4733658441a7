import { Message, type MessageKey, useTranslate } from "../../i18n";
import type { RouteId } from "../../site/routes";
import { RouteLink } from "../RouteLink";
import * as styles from "./index.module.css";

const ways = [
  { title: "home.forStudents", help: "home.forStudentsHelp", routes: ["results", "services", "syllabus"] },
  { title: "home.forSchools", help: "home.forSchoolsHelp", routes: ["schools", "services", "orders", "acts"] },
  { title: "home.forCitizens", help: "home.forCitizensHelp", routes: ["rti", "tenders", "budget"] },
] as const satisfies readonly { title: MessageKey; help: MessageKey; routes: readonly RouteId[] }[];

/** Renders the links to the most wanted pages, by audience. */
export function AudienceLinks() {
  const translate = useTranslate();
  return (
    <section aria-label={translate("home.waysIn")}>
      <ul className={styles.ways}>
        {ways.map(({ title, help, routes }) => (
          <li key={title} className={styles.way}>
            <h2 className={styles.title}>
              <Message id={title} />
            </h2>
            <p className={styles.help}>
              <Message id={help} />
            </p>
            <ul className={styles.links}>
              {routes.map((route) => (
                <li key={route}>
                  <RouteLink to={route} className={styles.link}>
                    <Message id={`menu.${route}`} />
                  </RouteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
