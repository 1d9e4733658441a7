import { Message, useFormats } from "../../i18n";
import { Section } from "../Section";
import * as styles from "./index.module.css";

const kinds = ["allotted", "spent"] as const;

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
    <Section id="chart" title="budget.chart" className={`card ${styles.chart}`}>
      <p className="quiet">
        <Message id="budget.thousands" />
      </p>
      <dl className={styles.years}>
        {years.map(({ label, ...sums }) => (
          <div key={label} className={styles.year}>
            <dt className={styles.label}>{label}</dt>
            {kinds.map((kind) => {
              const sum = sums[kind];
              return (
                <dd key={kind} className={styles.sum}>
                  <span className="quiet">
                    <Message id={`budget.${kind}`} />
                  </span>
                  {sum === null ? (
                    <span className={styles.open}>
                      <Message id="budget.notClosed" />
                    </span>
                  ) : (
                    <>
                      <Bar kind={kind} value={sum} greatest={greatest} />
                      <span>
                        <span className="together">{number(sum)}</span>
                        {kind === "spent" &&
                          sums.allotted > 0 &&
                          ` (${number(Math.round((100 * sum) / sums.allotted))} %)`}
                      </span>
                    </>
                  )}
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface BarProps {
  readonly kind: (typeof kinds)[number];
  readonly value: number;
  /** The value of a bar of full width. */
  readonly greatest: number;
}

/** Renders a sum as a bar, hidden from screen readers: the figure is next to it. */
export function Bar({ kind, value, greatest }: BarProps) {
  // Widths are attributes because the Content Security Policy forbids inline styles.
  return (
    <svg className={styles.bar} width="100%" height="16" aria-hidden="true">
      <rect className={styles[kind]} width={`${(100 * value) / Math.max(1, greatest)}%`} height="16" rx="2" />
    </svg>
  );
}
