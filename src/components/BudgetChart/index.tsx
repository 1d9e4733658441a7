import { Message, useFormats } from "../../i18n";
import * as styles from "./index.module.css";

/** A financial year's sums in thousands of rupees; `spent` is null until the accounts are closed. */
export interface YearSum {
  readonly label: string;
  readonly allotted: number;
  readonly spent: number | null;
}

const width = 640;
const height = 300;
const base = 262;
const top = 28;

const titleId = "budget:chart";

/** Allotted and spent, two bars a year, drawn as SVG when the page is built. The table beside it says the same in words. */
export function BudgetChart({ years }: { readonly years: readonly YearSum[] }) {
  const { number } = useFormats();
  const greatest = Math.max(1, ...years.flatMap(({ allotted, spent }) => [allotted, spent ?? 0]));
  const heightOf = (value: number) => ((base - top) * value) / greatest;
  const step = width / Math.max(1, years.length);
  const bar = Math.min(44, step / 3);

  return (
    <figure className={styles.figure}>
      <figcaption id={titleId} className={styles.caption}>
        <Message id="budget.chart" />{" "}
        <span className={styles.help}>
          <Message id="budget.thousands" /> <Message id="budget.chartHelp" />
        </span>
      </figcaption>
      <p className={styles.legend}>
        <span className={styles.allottedKey}>
          <Message id="field.budgets.headsItem.allotted" />
        </span>
        <span className={styles.spentKey}>
          <Message id="field.budgets.headsItem.spent" />
        </span>
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} role="img" aria-labelledby={titleId}>
        <line x1="0" x2={width} y1={base} y2={base} className={styles.axis} />
        {years.map(({ label, allotted, spent }, index) => {
          const centre = step * (index + 0.5);
          return (
            <g key={label}>
              <rect
                className={styles.allotted}
                x={centre - bar - 2}
                y={base - heightOf(allotted)}
                width={bar}
                height={heightOf(allotted)}
              />
              <text className={styles.value} x={centre - bar / 2 - 2} y={base - heightOf(allotted) - 6}>
                {number(allotted)}
              </text>
              {spent !== null && (
                <>
                  <rect
                    className={styles.spent}
                    x={centre + 2}
                    y={base - heightOf(spent)}
                    width={bar}
                    height={heightOf(spent)}
                  />
                  <text className={styles.value} x={centre + bar / 2 + 2} y={base - heightOf(spent) - 6}>
                    {number(spent)}
                  </text>
                </>
              )}
              <text className={styles.year} x={centre} y={base + 24}>
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
