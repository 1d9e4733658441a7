import { readFileSync } from "node:fs";
import fc from "fast-check";
import {
  computeContrast,
  computeWeakestContrast,
  createPalette,
  defaultColour,
  findReadableShade,
  formatPaletteCss,
  neutral,
  textContrast,
} from "./palette";

test("computes contrast as WCAG does", () => {
  expect(computeContrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(computeContrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

const colours = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((channels) => `#${channels.map((each) => each.toString(16).padStart(2, "0")).join("")}`);

test("every accepted colour and every proposed shade is readable in every theme", () => {
  fc.assert(
    fc.property(colours, (any) => {
      const colour = computeWeakestContrast(any) >= textContrast ? any : findReadableShade(any);
      const { light, dark } = createPalette(colour);
      const pairs = [
        [light["--colour-brand"], neutral.onBrand],
        [light["--colour-brand-deep"], neutral.onBrand],
        [light["--colour-link"], neutral.light.page],
        [light["--colour-control"], neutral.light.quiet],
        [dark["--colour-brand"], neutral.onBrand],
        [dark["--colour-control"], neutral.dark.page],
        [dark["--colour-link"], neutral.dark.quiet],
        [dark["--colour-chosen"], dark["--colour-on-chosen"]],
        [dark["--colour-mark"], neutral.dark.page],
      ];
      for (const [one = "", other = ""] of pairs)
        expect(computeContrast(one, other)).toBeGreaterThanOrEqual(textContrast);
      // The focus ring is no text (success criterion 1.4.11).
      expect(computeContrast(light["--colour-brand"] ?? "", neutral.focusOnBrand)).toBeGreaterThanOrEqual(3);
    }),
    { seed: 20_260_101 },
  );
});

test("the neutral colours match the styles", () => {
  const [light = "", dark = ""] = readFileSync("src/styles/tokens.css", "utf8").split(':root[data-theme="dark"]');
  for (const colour of [defaultColour, neutral.onBrand, neutral.focusOnBrand, ...Object.values(neutral.light)]) {
    expect(light).toContain(colour);
  }
  for (const colour of Object.values(neutral.dark)) expect(dark).toContain(colour);
});

test("high contrast and print keep their colours", () => {
  expect(formatPaletteCss("#0b3d2e")).toMatch(/^@media not print\{:root:not\(\[data-theme=high\]\)/u);
  expect(formatPaletteCss("#0b3d2e")).not.toMatch(/["'&<>]/u);
});
