import { encode } from "uqr";

/**
 * Renders the QR code of a URL as SVG, with the quiet zone of four modules that ISO/IEC 18004 requires. Adjacent dark
 * modules of a row are one stroke, so that the file is small.
 */
export function drawQrCode(url: string): string {
  const { data, size } = encode(url, { border: 4, ecc: "M" });
  const strokes = data.flatMap((row, y) =>
    Array.from(row.map(Number).join("").matchAll(/1+/gu), ({ index, 0: run }) => `M${index} ${y}.5h${run.length}`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${strokes.join("")}"/></svg>\n`;
}
