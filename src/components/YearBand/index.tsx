import { useTranslate } from "../../i18n";
import type { PageContent } from "../../page-data/contents";
import { DateRows, findComing, listPaperRows } from "../DateRows";
import { Garland } from "./Garland";
import * as styles from "./index.module.css";
import { WeekVerse } from "./WeekVerse";

interface Props {
  readonly content: Pick<PageContent<"home">, "year" | "papers" | "deadlines" | "holidays" | "verses">;
  /** The day of the build, YYYY-MM-DD. */
  readonly builtOn: string;
}

/**
 * Renders the session as a garland of months, the next dates of the visitor's class, and the verse of the week. Styles
 * choose the class, and an inline script the day of reading. Without scripts all are those of the day of the build.
 */
export function YearBand({ content: { year, papers, deadlines, holidays, verses }, builtOn }: Props) {
  const translate = useTranslate();
  const rows = [
    ...listPaperRows(papers, builtOn),
    ...findComing({ name: "deadlines", route: "news", label: "home.closing" }, deadlines, builtOn),
    ...findComing(
      { name: "holidays", route: "holidays", label: "menu.holidays", most: deadlines.length > 0 ? 1 : 2 },
      holidays,
      builtOn,
    ),
  ];
  return (
    <section aria-label={translate("home.dates")} className={styles.band}>
      <Garland year={year} builtOn={builtOn} />
      <div className={styles.parts}>
        <DateRows rows={rows} builtOn={builtOn} />
        <WeekVerse verses={verses} />
      </div>
    </section>
  );
}
