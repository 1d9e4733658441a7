import type { Part } from "../../tests/nightly/parts";
import { formatCount } from "./count";
import type { PartResult } from "./run-part";

/** Formats a part as a line of the list of parts. */
export function formatPart({ name, minutes, about, isByNameAlone }: Part): string {
  return `${name.padEnd(20)}${String(minutes).padStart(3)} min  ${about}${isByNameAlone ? " (only by name)" : ""}`;
}

/** Formats the result of a part as a line of the summary. */
export function formatResult({ part, count, seconds }: PartResult): string {
  return `${part.name}: ${formatCount(count)}, ${seconds.toFixed(1)} s`;
}

/** Formats what failed in a part as a list in Markdown; empty if nothing failed. */
export function formatFailures({ part, count, failures }: PartResult): string[] {
  if (count.failed === 0) return [];
  const head = `- **${part.name}** (\`npm run test:nightly -- ${part.name}\`): ${formatCount(count)}`;
  return [head, ...failures.map((failure) => `  - ${failure.replaceAll("\n", " ")}`)];
}
