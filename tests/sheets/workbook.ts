import { strToU8, zipSync } from "fflate";

const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";

/** The parts of a test workbook, as XML. */
export interface TestWorkbook {
  /** The XML of each sheet's rows with their surroundings, by sheet name. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly hidden?: readonly string[];
  /** The number formats of the styles 1, 2 and so on. The style after them is struck out. */
  readonly formats?: readonly string[];
  readonly properties?: string;
  /** Further parts, by name. */
  readonly parts?: Readonly<Record<string, string>>;
  /** The shared strings. */
  readonly strings?: readonly string[];
  /** Further parts of the workbook by their types of relationship. */
  readonly related?: Readonly<Record<string, string>>;
}

/** The relationship of the first sheet to its comments. */
export const commentsPart = {
  "xl/sheets/_rels/0.xml.rels": `<Relationships xmlns="${packageRelations}"><Relationship Id="c" Type="${relationships}/comments" Target="../comments1.xml"/></Relationships>`,
};

/** Creates a workbook from the XML of its parts, as a spreadsheet program writes it. */
export function makeWorkbook({
  sheets,
  hidden = [],
  formats = [],
  properties = "",
  parts = {},
  strings = [],
  related = {},
}: TestWorkbook): Uint8Array {
  const names = Object.keys(sheets);
  const state = (name: string) => (hidden.includes(name) ? ' state="hidden"' : "");
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;
  const relations = (all: readonly string[]) =>
    strToU8(`<Relationships xmlns="${packageRelations}">${all.join("")}</Relationships>`);
  const styles = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join("");
  const cellStyles = ["0", ...formats.map((_, index) => String(164 + index))].map((id) => `<xf numFmtId="${id}"/>`);
  const fonts = "<fonts><font/><font><strike/></font></fonts>";
  const list = names.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index}"${state(name)}/>`,
  );
  const sheetRelations = names.map((_, index) => relation(`r${index}`, "worksheet", `sheets/${index}.xml`));
  const others = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
  const files = {
    "_rels/.rels": relations([relation("book", "officeDocument", "xl/workbook.xml")]),
    "xl/_rels/workbook.xml.rels": relations([
      ...sheetRelations,
      relation("styles", "styles", "/xl/styles.xml"),
      relation("strings", "sharedStrings", "strings.xml"),
      ...Object.entries(related).map(([type, target]) => relation(type, type, target)),
    ]),
    "xl/strings.xml": strToU8(`<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`),
    "xl/workbook.xml": strToU8(
      `<workbook xmlns:r="${relationships}"><workbookPr ${properties}/><sheets>${list.join("")}</sheets></workbook>`,
    ),
    "xl/styles.xml": strToU8(
      `<styleSheet><numFmts>${styles}</numFmts>${fonts}<cellStyleXfs><xf/></cellStyleXfs><cellXfs>${cellStyles.join("")}<xf fontId="1"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((xml, index) => [
        `xl/sheets/${index}.xml`,
        strToU8(
          `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${xml}</x:worksheet>`,
        ),
      ]),
    ),
    ...others,
  };
  // Some are large, and none has to be small.
  return zipSync(files, { level: 1 });
}
