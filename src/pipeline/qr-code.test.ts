import { encode } from "uqr";
import { drawQrCode } from "./qr-code";

test("renders exactly the dark modules of a URL's code", () => {
  const url = "https://council.example/hi/Result/purva-madhyama-2024";
  const { data, size } = encode(url, { border: 4, ecc: "M" });
  const svg = drawQrCode(url);
  const dark = Array.from(svg.matchAll(/M(\d+) (\d+)\.5h(\d+)/gu), ([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
  ).flat();
  const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect(dark.sort()).toEqual(expected.sort());
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
});
