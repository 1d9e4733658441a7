/** The default colour of the site; also in `src/styles/tokens.css`. */
export const defaultColour = "#43163b";

/** The minimum contrast of text with its background (WCAG 2.2, success criterion 1.4.3). */
export const textContrast = 4.5;

/** The colours of `src/styles/tokens.css` that adjoin a council's colour. */
export const neutral = {
  onBrand: "#fff8ec",
  focusOnBrand: "#ffd28a",
  light: { page: "#fbf7ee", quiet: "#f3ebdc" },
  dark: { page: "#18111c", quiet: "#32243b" },
} as const;

type Channels = readonly [number, number, number];

/** The pattern of a colour: a number sign and six hexadecimal digits. */
export const colourForm = /^#[0-9a-f]{6}$/iu;

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function computeContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns the lowest contrast of a council's colour in its two uses: as text on pages, and as the background of the
 * menu.
 */
export function computeWeakestContrast(colour: string): number {
  return Math.min(
    ...[neutral.light.quiet, neutral.light.page, neutral.onBrand].map((each) => computeContrast(colour, each)),
  );
}

/** Returns the nearest darker shade of a colour with enough contrast. */
export function findReadableShade(colour: string): string {
  for (let part = 0.01; part < 1; part += 0.01) {
    const shade = mix(colour, "#000000", part);
    if (computeWeakestContrast(shade) >= textContrast) return shade;
  }
  return "#000000";
}

/**
 * Derives the colours of the light and the dark theme from a council's colour, all readable on their backgrounds. The
 * theme `high` is the same for every council.
 *
 * @returns the values of custom properties by theme
 */
export function createPalette(colour: string) {
  const deep = mix(colour, "#000000", 0.35);
  const lighter = mix(colour, "#ffffff", 0.15);
  const tint = tintFor(colour, 7);
  const softTint = tintFor(colour, textContrast);
  return {
    light: {
      "--colour-brand": colour,
      "--colour-brand-deep": deep,
      "--colour-control": colour,
      "--colour-mark": colour,
      "--colour-allotted": colour,
      "--colour-link": colour,
    },
    dark: {
      "--colour-brand": computeContrast(lighter, neutral.onBrand) >= textContrast ? lighter : colour,
      "--colour-control": tint,
      "--colour-chosen": tint,
      "--colour-on-chosen": mix(colour, "#000000", 0.7),
      "--colour-mark": softTint,
      "--colour-allotted": softTint,
      "--colour-link": tint,
    },
  };
}

/** Returns the darkest tint of a colour with the needed contrast on dark pages. */
function tintFor(colour: string, needed: number): string {
  const { page, quiet } = neutral.dark;
  for (let part = 0; part < 1; part += 0.01) {
    const tint = mix(colour, "#ffffff", part);
    if (computeContrast(tint, page) >= needed && computeContrast(tint, quiet) >= textContrast) return tint;
  }
  return "#ffffff";
}

/**
 * Returns the palette as CSS. Its selectors override `tokens.css` in any order, except in high contrast and print. It
 * contains no quotation marks, which React would escape.
 */
export function formatPaletteCss(colour: string): string {
  const { light, dark } = createPalette(colour);
  const rule = (selector: string, values: Readonly<Record<string, string>>) =>
    `${selector}{${Object.entries(values)
      .map(([name, value]) => `${name}:${value}`)
      .join(";")}}`;
  const notHigh = ":root:not([data-theme=high])";
  return `@media not print{${rule(`${notHigh}:root`, light)}${rule(`${notHigh}:root[data-theme=dark]`, dark)}}`;
}

function channelsOf(colour: string): Channels {
  const part = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

function mix(colour: string, other: string, part: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(colour).map((channel, index) =>
    Math.round(channel * (1 - part) + (others[index] ?? 0) * part),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the relative luminance, from 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
