/** Reads the XML of a Word file's part. */
export function parseWordXml(xml: string | undefined): Document {
  return new DOMParser().parseFromString(xml ?? "<none/>", "application/xml");
}

/** Returns the elements of a name, without its prefix `w:`. */
export function listElements(within: Document | Element, name: string): Element[] {
  return [...within.getElementsByTagName(`w:${name}`)];
}

/** Returns the value of the first element of a name; null without one. */
export function getValue(within: Element | undefined, name: string, attribute = "val"): string | null {
  return (within && listElements(within, name)[0]?.getAttribute(`w:${attribute}`)) ?? null;
}

/** Checks whether a run or style sets a property; undefined if it leaves the property open. */
export function isSet(within: Element | undefined, name: string): boolean | undefined {
  const [found] = within ? listElements(within, name) : [];
  return found && !["0", "false", "off"].includes(found.getAttribute("w:val") ?? "");
}

/** The styles of a Word file. */
export class WordStyles {
  private readonly sheet: Document;
  private readonly named: ReadonlyMap<string | null, Element>;

  constructor(xml: string | undefined) {
    this.sheet = parseWordXml(xml);
    this.named = new Map(listElements(this.sheet, "style").map((style) => [style.getAttribute("w:styleId"), style]));
  }

  /** Finds a value in a style or in the styles that it is based on. */
  find<Value>(id: string | null, read: (style: Element) => Value | undefined): Value | undefined {
    return this.findIn(this.named.get(id), read);
  }

  /** Finds a value in the default style of paragraphs, or in the defaults of the document. */
  findDefault<Value>(read: (style: Element) => Value | undefined): Value | undefined {
    const standard = [...this.named.values()].find(
      (style) => style.getAttribute("w:type") === "paragraph" && style.getAttribute("w:default") === "1",
    );
    const [defaults] = listElements(this.sheet, "docDefaults");
    return this.findIn(standard, read) ?? (defaults && read(defaults));
  }

  /** Finds a value that applies to a run: in the run, or in the styles of the run or its paragraph. */
  findForRun<Value>(run: Element, read: (element: Element) => Value | undefined): Value | undefined {
    return (
      read(run) ??
      this.find(getValue(run, "rStyle"), read) ??
      this.find(getValue(getParagraphProperties(run.closest("p")), "pStyle"), read)
    );
  }

  private findIn<Value>(
    style: Element | undefined,
    read: (style: Element) => Value | undefined,
    seen: readonly Element[] = [],
  ): Value | undefined {
    if (!style || seen.includes(style)) return undefined;
    return read(style) ?? this.findIn(this.named.get(getValue(style, "basedOn")), read, [...seen, style]);
  }
}

export function getParagraphProperties(paragraph: Element | null): Element | undefined {
  return paragraph ? [...paragraph.children].find(({ localName }) => localName === "pPr") : undefined;
}
