/** The middle of some figures; the mean of the two middle ones where they are even in number. NaN where there are none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The medians of figures of the same names. */
export function medians<Name extends string>(runs: readonly Readonly<Record<Name, number>>[], names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]));
}

/** Rows as a table in Markdown, whose first column is text and whose others are figures. */
export function markdownTable(heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(heading), line(heading.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}
