import { Message, useFormats } from "../../i18n";
import { Bar } from "./Bar";
import * as styles from "./index.module.css";

export { Bar } from "./Bar";

/** The sums of a financial year in thousands of rupees; `spent` is null until the accounts are closed. */
export interface YearSum {
  readonly label: string;
  readonly allotted: number;
  readonly spent: number | null;
}

/**
 * Renders two bars per year, allotted and spent, with their figures and the share of the allotment spent in per cent.
 */
export function BudgetChart({ years }: { readonly years: readonly YearSum[] }) {
  const { number } = useFormats();
  const greatest = Math.max(1, ...years.flatMap(({ allotted, spent }) => [allotted, spent ?? 0]));
  return (
    <section aria-labelledby="chart" className={`card ${styles.chart}`}>
      <h2 id="chart">
        <Message id="budget.chart" />
      </h2>
      <p className="quiet">
        <Message id="budget.thousands" />
      </p>
      <dl className={styles.years}>
        {years.map(({ label, allotted, spent }) => (
          <div key={label} className={styles.year}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.sum}>
              <span className={styles.kind}>
                <Message id="budget.allotted" />
              </span>
              <Bar kind="allotted" value={allotted} greatest={greatest} />
              <span>{number(allotted)}</span>
            </dd>
            <dd className={styles.sum}>
              <span className={styles.kind}>
                <Message id="budget.spent" />
              </span>
              {spent === null ? (
                <span className={styles.open}>
                  <Message id="budget.notClosed" />
                </span>
              ) : (
                <>
                  <Bar kind="spent" value={spent} greatest={greatest} />
                  <span>
                    {number(spent)} {allotted > 0 && <>({number(Math.round((100 * spent) / allotted))} %)</>}
                  </span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
