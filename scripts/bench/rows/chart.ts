/** A line of the chart: numbers of rows, and what they cost against the least number measured. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [rows: number, cost: number])[];
}

const width = 900;
const height = 420;
const left = 50;
const top = 20;
/** Room for the names, in pixels. */
const names = 300;
const bottom = 40;
const colours = ["#43163b", "#b3541e", "#1d5b79", "#4a6b2a", "#7a7a7a"];
const lineHeight = 24;

/** Draws lines over rows as SVG: rows by their logarithm, costs as they are. */
export function chartOf(series: readonly Series[]): string {
  const points = series.flatMap((one) => one.points);
  const rows = [...new Set(points.map(([number]) => number))].sort((one, other) => one - other);
  const [least = 1, most = 10] = [rows[0], rows.at(-1)];
  const highest = Math.ceil(Math.max(...points.map(([, cost]) => cost)));
  const across = (number: number) =>
    left + ((width - left - names) * Math.log(number / least)) / (Math.log(most / least) || 1);
  const up = (cost: number) => height - bottom - ((height - top - bottom) * cost) / highest;
  const place = (number: number, cost: number) => `${across(number).toFixed(1)},${up(cost).toFixed(1)}`;
  const steps = Array.from({ length: highest + 1 }, (_, cost) => cost);
  const lines = series.map(({ name, points: line }, index) => {
    const colour = colours[index % colours.length];
    const at = top + 10 + index * lineHeight;
    return `<polyline fill="none" stroke="${colour}" stroke-width="2.5" points="${line.map(([number, cost]) => place(number, cost)).join(" ")}"/>
<line x1="${width - names + 20}" x2="${width - names + 40}" y1="${at}" y2="${at}" stroke="${colour}" stroke-width="4"/><text x="${width - names + 46}" y="${at + 4}">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="What rows cost, as multiples of the cost of ${least} rows">
<style>text{font:13px sans-serif;fill:#2b1a2e}.grid{stroke:#ddd}</style>
<rect width="${width}" height="${height}" fill="#fffdf8"/>
${steps.map((cost) => `<line class="grid" x1="${left}" x2="${width - names}" y1="${up(cost)}" y2="${up(cost)}"/><text x="12" y="${up(cost) + 4}">${cost} ×</text>`).join("\n")}
${rows.map((number) => `<text x="${across(number)}" y="${height - 14}" text-anchor="middle">${number.toLocaleString("en-IN")}</text>`).join("\n")}
${lines.join("\n")}
</svg>
`;
}
