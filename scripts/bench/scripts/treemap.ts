import { hierarchy, treemap } from "d3-hierarchy";
import type { Parts } from "./parts";

const width = 1000;
const height = 520;
/** Below this an area has no room for words. */
const smallest = { width: 60, height: 26 } as const;

interface Area {
  readonly name: string;
  readonly bytes: number;
  readonly below: readonly Area[];
}

/** Draws parts as areas of their size, as SVG: what is installed, what is ours. */
export function treemapOf(parts: Parts): string {
  const areas = Array.from(parts, ([name, bytes]): Area => ({ name, bytes, below: [] }));
  const whole: Area = { name: "all", bytes: 0, below: areas };
  const root = hierarchy<Area>(whole, ({ below }) => [...below])
    .sum(({ bytes }) => bytes)
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const drawn = treemap<Area>().size([width, height]).padding(2).round(true)(root);
  const rectangles = drawn.leaves().map(({ data, x0, x1, y0, y1 }) => {
    const label = `${data.name} ${(data.bytes / 1000).toFixed(1)} kB`;
    const hasRoom = x1 - x0 > smallest.width && y1 - y0 > smallest.height;
    const colour = data.name.startsWith("src/") ? "#43163b" : "#8a4b08";
    const [name, size] = [
      shortened(data.name.replace("src/components/", ""), x1 - x0),
      `${(data.bytes / 1000).toFixed(1)} kB`,
    ];
    const words = hasRoom
      ? `<text x="${x0 + 6}" y="${y0 + 15}">${name}<tspan x="${x0 + 6}" dy="14">${y1 - y0 > 36 ? size : ""}</tspan></text>`
      : "";
    return `<g><title>${label}</title><rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" fill="${colour}"/>${words}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The bytes of every script of the page of results, by where they come from">
<style>text{font:12px sans-serif;fill:#fff}</style>
${rectangles.join("\n")}
</svg>
`;
}

/** About as much of a name as a width has room for. */
function shortened(name: string, room: number): string {
  const letters = Math.floor((room - 12) / 6.5);
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1))}…`;
}
