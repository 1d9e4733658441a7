import type { ReactNode } from "react";
import { useIsomorphicLayoutEffect } from "../../app/hooks";
import { Message, useFormats, useTranslate } from "../../i18n";
import { getClassId } from "../../preferences/settings";
import * as styles from "./index.module.css";

/** The value of a class before the visitor has chosen one. */
export const anyClass = "all";

/** The classes of the site, after `anyClass`: the value of `data-classes` of a part that differs by class. */
export const everyClass: readonly string[] = [anyClass, "6", "7", "8", "9", "10", "11", "12"];

interface Props {
  readonly classes: readonly {
    readonly grade: number;
    /** The level of schools that teaches the class, if known: a value of the vocabulary. */
    readonly level: string | undefined;
  }[];
}

/**
 * Renders links to the classes of a page, by the examination that they lead to. An inline script stores the class of a
 * followed link (`src/preferences/preferences-form.inline.ts`), and shows that class alone. Without scripts they lead down the page.
 */
export function ClassChooser({ classes }: Props) {
  const translate = useTranslate();
  const { number } = useFormats();
  useIsomorphicLayoutEffect(showClassOfTarget, []);
  const levels = [...new Set(classes.map(({ level }) => level))];
  return (
    <nav aria-label={translate("timetable.contents")} className={styles.chooser}>
      <ul className={`plainList ${styles.levels}`}>
        {levels.map((level) => (
          <li key={level ?? ""} className={styles.level}>
            {level && (
              <span className={styles.name}>
                <Message id={`vocabulary.level.${level}`} />
              </span>
            )}
            {classes
              .filter((one) => one.level === level)
              .map(({ grade }) => (
                <a
                  key={grade}
                  className={`button plain ${styles.chip}`}
                  data-class={grade}
                  href={`#${getClassId(grade)}`}
                >
                  <Message id="timetable.class" values={{ grade: number(grade) }} />
                  <Chosen />
                </a>
              ))}
          </li>
        ))}
        <li className={styles.level} data-needs-script="">
          <a className={`button plain ${styles.chip}`} data-class="all" href={`#${getClassId("all")}`}>
            <Message id="timetable.all" />
            <Chosen />
          </a>
        </li>
      </ul>
    </nav>
  );
}

/**
 * Renders the sections of classes, of which styles hide all but the visitor's. Each child has the attribute `data-class`.
 */
export function ClassSections({
  grades,
  children,
}: {
  readonly grades: readonly number[];
  readonly children: ReactNode;
}) {
  return (
    <div id={getClassId("all")} data-classes={grades.join(" ")}>
      {children}
    </div>
  );
}

/** Renders a text for screen readers, which styles show at the chosen class alone: `aria-current` would need a script. */
function Chosen() {
  return (
    <span className={styles.chosen}>
      <span className="visuallyHidden">
        {" "}
        (<Message id="timetable.chosen" />)
      </span>
    </span>
  );
}

/** Shows the class of the URL's fragment on a page reached within the app, where the script in the head does not run. */
function showClassOfTarget(): void {
  const { dataset } = document.documentElement;
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  const grade = target?.closest<HTMLElement>("[data-class]")?.dataset.class;
  if (dataset.class && grade) dataset.class = grade;
}
