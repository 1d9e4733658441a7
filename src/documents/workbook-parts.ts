import { SaxesParser } from "saxes";
import builtInFormats from "./built-in-formats.json";
import type { ZipArchive } from "./zip";

/** The handlers of an XML part's elements. Names are without prefix. */
export interface XmlHandlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** A sheet of a workbook, in tab order. */
export interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  /** The part's name in the archive. */
  readonly file: string;
}

/** The part of a cell's style that changes what the cell says. */
export interface CellStyle {
  readonly format: string;
  readonly isStruck: boolean;
}

/** The parts of a workbook that are needed to read a sheet. */
export interface WorkbookParts {
  readonly sheets: readonly SheetPart[];
  readonly strings: readonly string[];
  /** The indices of the strings that are struck out, wholly or in part. */
  readonly struckStrings: ReadonlySet<number>;
  /** The number format, and whether the text is struck out, by cell style. */
  readonly styles: readonly CellStyle[];
  /** The days added to each date: workbooks of old Macintosh programs count from 1904. */
  readonly dayOffset: number;
  /** The parts with copies of data: the sources of pivot tables, and other workbooks. */
  readonly copies: readonly string[];
}

/** Parses XML. Throws if it is not well-formed. */
export function parseXml(xml: string, { open, text, close }: XmlHandlers): void {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => open?.(local(name), attributes));
  parser.on("text", (value) => text?.(value));
  parser.on("cdata", (value) => text?.(value));
  parser.on("closetag", ({ name }) => close?.(local(name)));
  parser.write(xml).close();
}

/** Reads the parts of a workbook (ISO/IEC 29500-1) except its sheets. Throws if the archive is not a workbook. */
export function readWorkbookParts(archive: ZipArchive): WorkbookParts {
  const [workbook] = readRelations(archive, "").filter(({ type }) => type === "officeDocument");
  const xml = workbook && archive.read(workbook.file);
  if (!xml) throw new Error("The archive has no workbook.");
  const relations = readRelations(archive, workbook.file);
  const sheets: SheetPart[] = [];
  let dayOffset = 0;
  parseXml(xml, {
    open(name, { date1904: from1904 = "", name: sheet = "", state = "visible", ...others }) {
      if (name === "workbookPr" && isTrue(from1904)) dayOffset = 1462;
      if (name !== "sheet") return;
      const id = Object.entries(others).find(([key]) => /(?:^|:)id$/u.test(key))?.[1];
      const part = relations.find((relation) => relation.id === id);
      // Skip sheets that are charts: they have no cells.
      if (part?.type === "worksheet") sheets.push({ name: sheet, isHidden: state !== "visible", file: part.file });
    },
  });
  const partOf = (type: string) => archive.read(relations.find((relation) => relation.type === type)?.file ?? "");
  const copies = relations.filter(({ type }) => /^(?:pivotCacheDefinition|externalLink)$/u.test(type));
  return {
    sheets,
    dayOffset,
    copies: copies.map(({ file }) => file),
    ...readStrings(partOf("sharedStrings")),
    styles: readStyles(partOf("styles")),
  };
}

/** Checks whether an attribute of XML Schema's boolean type is true. */
export function isTrue(attribute: string | undefined): boolean {
  return attribute === "1" || attribute === "true";
}

/** A relationship of a part to another. */
export interface Relation {
  readonly id: string;
  /** The last segment of the type, which is the same in both namespaces of the standard. */
  readonly type: string;
  readonly file: string;
}

/** Reads the relationships of a part, or of the archive if the name is empty. */
export function readRelations(archive: ZipArchive, part: string): Relation[] {
  const begin = part.lastIndexOf("/") + 1;
  const xml = archive.read(`${part.slice(0, begin)}_rels/${part.slice(begin)}.rels`);
  const relations: Relation[] = [];
  parseXml(xml ?? "<none/>", {
    open(name, { Id: id = "", Type: type = "", Target: target = "" }) {
      if (name !== "Relationship") return;
      const file = resolvePart(part, target);
      relations.push({ id, type: type.slice(type.lastIndexOf("/") + 1), file });
    },
  });
  return relations;
}

/** Resolves the name of a part that another part refers to (ISO/IEC 29500-2, 6.4). */
function resolvePart(from: string, target: string): string {
  return decodeURI(new URL(target, `package:///${from}`).pathname).slice(1);
}

/** Reads the shared strings, without the phonetic readings of Japanese workbooks. */
function readStrings(xml = "<none/>") {
  const strings: string[] = [];
  const struckStrings = new Set<number>();
  let text = "";
  let within: string[] = [];
  parseXml(xml, {
    open(name, attributes) {
      if (name === "si") text = "";
      if (isStrike(name, attributes)) struckStrings.add(strings.length);
      within.push(name);
    },
    text(value) {
      if (within.at(-1) === "t" && !within.includes("rPh")) text += value;
    },
    close(name) {
      within = within.slice(0, -1);
      if (name === "si") strings.push(text);
    },
  });
  return { strings, struckStrings };
}

/** Checks whether an element strikes out the text of its font. */
export function isStrike(name: string, { val = "1" }: Readonly<Record<string, string>>): boolean {
  return name === "strike" && isTrue(val);
}

/**
 * Reads the styles of cells. Workbooks use the built-in formats without defining them (ISO/IEC 29500-1,
 * 18.8.30).
 */
function readStyles(xml = "<none/>"): CellStyle[] {
  const named = new Map(Object.entries(builtInFormats));
  const struckFonts: boolean[] = [];
  const styles: CellStyle[] = [];
  const within: string[] = [];
  parseXml(xml, {
    open(name, attributes) {
      const { numFmtId: id = "0", formatCode: code = "General", fontId: font = "0" } = attributes;
      const isIn = (place: string) => within.includes(place);
      // Fonts of rules that depend on values stand elsewhere.
      if (name === "font" && isIn("fonts")) struckFonts.push(false);
      if (isStrike(name, attributes) && isIn("fonts")) struckFonts[struckFonts.length - 1] = true;
      if (name === "numFmt") named.set(id, code);
      if (name === "xf" && isIn("cellXfs"))
        styles.push({ format: named.get(id) ?? "General", isStruck: struckFonts[Number(font)] ?? false });
      within.push(name);
    },
    close() {
      within.pop();
    },
  });
  return styles;
}
