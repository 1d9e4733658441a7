/** The colour of the site where a council names none; `src/styles/tokens.css` has it too. */
export const defaultColour = "#43163b";

/** The least contrast of text with what is behind it (WCAG 2.2, success criterion 1.4.3). */
export const textContrast = 4.5;

/** Colours of `src/styles/tokens.css` that a council's colour stands beside. */
export const neutral = {
  onBrand: "#fff8ec",
  focusOnBrand: "#ffd28a",
  light: { page: "#fbf7ee", quiet: "#f3ebdc" },
  dark: { page: "#18111c", quiet: "#32243b" },
} as const;

type Channels = readonly [number, number, number];

/** The form of a colour: six hexadecimal digits after a number sign. */
export const colourForm = /^#[0-9a-f]{6}$/iu;

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The contrast of a council's colour at its weakest: as text on the pages, and behind the text of the menu. */
export function weakestContrast(colour: string): number {
  return Math.min(...[neutral.light.quiet, neutral.light.page, neutral.onBrand].map((each) => contrast(colour, each)));
}

/** The nearest darker shade of a colour that can be read. */
export function readableShade(colour: string): string {
  for (let part = 0.01; part < 1; part += 0.01) {
    const shade = mix(colour, "#000000", part);
    if (weakestContrast(shade) >= textContrast) return shade;
  }
  return "#000000";
}

/** The values of custom properties by theme, made from a council's colour. High contrast has no colour of its own. */
export interface Palette {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

/** Makes the colours of every theme from one, so that text can be read wherever they stand. */
export function createPalette(colour: string): Palette {
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
      "--colour-brand": contrast(lighter, neutral.onBrand) >= textContrast ? lighter : colour,
      "--colour-control": tint,
      "--colour-chosen": tint,
      "--colour-on-chosen": mix(colour, "#000000", 0.7),
      "--colour-mark": softTint,
      "--colour-allotted": softTint,
      "--colour-link": tint,
    },
  };
}

/** The darkest tint of a colour with a contrast on the dark pages. */
function tintFor(colour: string, needed: number): string {
  const { page, quiet } = neutral.dark;
  for (let part = 0; part < 1; part += 0.01) {
    const tint = mix(colour, "#ffffff", part);
    if (contrast(tint, page) >= needed && contrast(tint, quiet) >= textContrast) return tint;
  }
  return "#ffffff";
}

/**
 * The palette as CSS. It outdoes `tokens.css` by its selectors, wherever it stands, and leaves high contrast and paper as
 * they are. No quotation marks in it: React would escape them in an element.
 */
export function paletteCss(colour: string): string {
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

/** Relative luminance, from 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
