import { readFileSync } from "node:fs";
import fc from "fast-check";
import {
  contrast,
  createPalette,
  defaultColour,
  neutral,
  paletteCss,
  readableShade,
  textContrast,
  weakestContrast,
} from "./palette";

test("contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

const colours = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((channels) => `#${channels.map((each) => each.toString(16).padStart(2, "0")).join("")}`);

test("every colour that is accepted, and every shade proposed instead, can be read in every theme", () => {
  fc.assert(
    fc.property(colours, (any) => {
      const colour = weakestContrast(any) >= textContrast ? any : readableShade(any);
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
      for (const [one = "", other = ""] of pairs) expect(contrast(one, other)).toBeGreaterThanOrEqual(textContrast);
      // The ring of the focus is no text (success criterion 1.4.11).
      expect(contrast(light["--colour-brand"] ?? "", neutral.focusOnBrand)).toBeGreaterThanOrEqual(3);
    }),
    { seed: 20_260_101 },
  );
});

test("the colours beside it are those of the styles", () => {
  const [light = "", dark = ""] = readFileSync("src/styles/tokens.css", "utf8").split(':root[data-theme="dark"]');
  for (const colour of [defaultColour, neutral.onBrand, neutral.focusOnBrand, ...Object.values(neutral.light)]) {
    expect(light).toContain(colour);
  }
  for (const colour of Object.values(neutral.dark)) expect(dark).toContain(colour);
});

test("high contrast and paper keep their own colours", () => {
  expect(paletteCss("#0b3d2e")).toMatch(/^@media not print\{:root:not\(\[data-theme=high\]\)/u);
  expect(paletteCss("#0b3d2e")).not.toMatch(/["'&<>]/u);
});
