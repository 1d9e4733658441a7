import { toDigits } from "../../language/digits";
import { getParagraphProperties, getValue, listElements, parseWordXml, type WordStyles } from "./word-xml";

/** The number of a paragraph, as displayed in Word. */
export interface ParagraphNumber {
  /** The list's number in the file. */
  readonly list: string;
  readonly level: number;
  /** The number with its signs: `(a)`; empty for a bullet, undefined for a form that is not known. */
  readonly label: string | undefined;
  /** True for a number that Markdown has: digits with a full stop. */
  readonly isPlain: boolean;
}

interface Level {
  readonly start: number;
  readonly form: string;
  /** The signs around the numbers: `%1.%2)`. */
  readonly text: string;
}

/** Counts the numbered paragraphs of a Word file (ISO/IEC 29500-1, 17.9). Paragraphs must be passed in order. */
export class WordNumbering {
  private readonly file: Document;
  private readonly counts = new Map<string, number[]>();
  private readonly started = new Set<string>();

  constructor(
    xml: string | undefined,
    private readonly styles: WordStyles,
  ) {
    this.file = parseWordXml(xml);
  }

  /** Returns the number of the next paragraph; undefined if it has none. */
  next(paragraph: Element): ParagraphNumber | undefined {
    const properties = getParagraphProperties(paragraph);
    const style = getValue(properties, "pStyle");
    const read = (name: string) => (within: Element) => getValue(listElements(within, "numPr")[0], name) ?? undefined;
    const find = (name: string) => (properties && read(name)(properties)) ?? this.styles.find(style, read(name));
    const list = find("numId");
    const level = Number(find("ilvl") ?? 0);
    const own = list && list !== "0" ? this.findLevels(list) : undefined;
    const current = own?.levels[level];
    if (!list || !own || !current) return undefined;
    const counts = this.count(list, own, level);
    if (current.form === "bullet") return { list, level, label: "", isPlain: false };
    const numbers = counts.map((count, index) => formatListNumber(count, own.levels[index]?.form ?? "decimal"));
    const isKnown = numbers.every((number) => number !== undefined);
    const label = current.text.replace(/%(\d)/gu, (_, digit: string) => numbers[Number(digit) - 1] ?? "");
    const isPlain = ["decimal", "hindiNumbers"].includes(current.form) && current.text === `%${level + 1}.`;
    return { list, level, label: isKnown ? label : undefined, isPlain };
  }

  private count(list: string, { base, levels, overrides }: Levels, level: number): readonly number[] {
    const counts = this.counts.get(base) ?? [];
    if (!this.started.has(list)) {
      this.started.add(list);
      for (const [index, start] of overrides) counts[index] = start - 1;
    }
    counts.length = Math.min(counts.length, level + 1);
    for (let index = 0; index <= level; index += 1)
      counts[index] ??= (levels[index]?.start ?? 1) - (index < level ? 0 : 1);
    counts[level] = (counts[level] ?? 0) + 1;
    this.counts.set(base, counts);
    return counts;
  }

  private findLevels(list: string): Levels | undefined {
    const own = listElements(this.file, "num").find((num) => num.getAttribute("w:numId") === list);
    const base = getValue(own, "abstractNumId");
    const abstract = listElements(this.file, "abstractNum").find((one) => one.getAttribute("w:abstractNumId") === base);
    if (!own || !abstract || base === null) return undefined;
    const levels = listElements(abstract, "lvl").map((level) => ({
      start: Number(getValue(level, "start") ?? 1),
      form: getValue(level, "numFmt") ?? "decimal",
      text: getValue(level, "lvlText") ?? "",
    }));
    const overrides = listElements(own, "lvlOverride").flatMap((override): [number, number][] => {
      const start = getValue(override, "startOverride");
      return start === null ? [] : [[Number(override.getAttribute("w:ilvl")), Number(start)]];
    });
    return { base, levels, overrides };
  }
}

interface Levels {
  readonly base: string;
  readonly levels: readonly Level[];
  readonly overrides: readonly (readonly [number, number])[];
}

const romanNumbers: readonly (readonly [number, string])[] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

/** Formats a number in a form of Word or of HTML lists. Returns undefined for a form that is not known. */
export function formatListNumber(count: number, form: string): string | undefined {
  switch (form) {
    case "decimal":
    case "1":
      return String(count);
    case "decimalZero":
      return String(count).padStart(2, "0");
    case "hindiNumbers":
      return toDigits(String(count), "hi");
    case "lowerLetter":
    case "a":
      // After z comes aa, after that bb.
      return String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26));
    case "lowerRoman":
    case "i": {
      let rest = count;
      return romanNumbers.reduce((text, [value, sign]) => {
        const times = Math.floor(rest / value);
        rest -= times * value;
        return text + sign.repeat(times);
      }, "");
    }
    case "upperLetter":
    case "A":
      return formatListNumber(count, "lowerLetter")?.toUpperCase();
    case "upperRoman":
    case "I":
      return formatListNumber(count, "lowerRoman")?.toUpperCase();
    case "none":
      return "";
    default:
      return undefined;
  }
}
