/** A petal of the motif, like the other shapes an SVG path in a view box of 240 by 240. */
export const petal = "M120 120C104 88 104 52 120 22 136 52 136 88 120 120Z";
export const flame = "M120 76c9 12 13.5 18 13.5 27a13.5 13.5 0 0 1-27 0c0-9 4.5-15 13.5-27Z";
export const bowl =
  "M81 121h78c-3 13.5-15 22.5-30 24v6h12a3 3 0 0 1 3 3v6H96v-6a3 3 0 0 1 3-3h12v-6c-15-1.5-27-10.5-30-24Z";

/** The angles of the petals in degrees. */
export const petalAngles: readonly number[] = Array.from({ length: 16 }, (_, at) => at * 22.5);

/** Returns a lotus of sixteen petals as the content of an SVG with a view box of 240 by 240. */
export function drawLotus(line: string): string {
  const petals = petalAngles.map((angle) => `<path transform="rotate(${angle} 120 120)" d="${petal}"/>`);
  const rings =
    '<circle cx="120" cy="120" r="98"/><circle cx="120" cy="120" r="112" stroke-dasharray="2 7" stroke-width="3"/>';
  return `<g fill="none" stroke="${line}" stroke-linecap="round" stroke-opacity=".6" stroke-width="1.25">${petals.join("")}${rings}</g>`;
}
