import { placeTable } from "./placed-text";
import { parseXml } from "./workbook-parts";
import type { ZipArchive } from "./zip";

/**
 * Reads all XML parts of a workbook: text boxes, comments, headers, charts, properties, names, allowed values, formulas
 * and copies of other data. Omits cells and shared strings, which are read as a table.
 *
 * @returns a table for each part, and what starts a program or asks the network
 */
export function readWorkbookTexts(archive: ZipArchive) {
  let active = archive.names.find((name) => activeKind.test(name));
  const texts = archive.names
    .filter((name) => /\.(?:xml|rels|vml)$/iu.test(name))
    .map((name) => {
      const part = readPartTexts(archive.read(name) ?? "");
      active ??= part.active;
      return placeTable(part.lines.map((line) => [line]));
    });
  return { texts, active };
}

/**
 * Matches the name, content type or relationship of a part with macros, controls, embedded files or connections (ISO/IEC
 * 29500-1; MS-OFFMACRO2), and the element of a link to a program.
 */
const activeKind =
  /vbaProject|macroEnabled|macrosheet|activeX|oleObject|attachedToolbars|(?:^|\/)embeddings\/|\.(?:connections|queryTable)\+xml$|\/(?:package|control|connections|queryTable)$|^ddeLink$/iu;

/** Matches a formula that starts a program (DDE, RTD, add-ins) or asks the network, without its quoted texts. */
const activeFormula = /\||(?:^|[^\w.]|_xlfn\.)(?:WEBSERVICE|IMAGE|RTD|DDE|CALL|REGISTER(?:\.ID)?|EXEC)\(/iu;

const formulas = ["f", "definedName", "formula", "formula1", "formula2"];
const runs = ["t", "r", "rPr"];
const guid = /\{[\da-f-]{36}\}/giu;

/** Reads the lines and attributes of a part. Drawings of old programs may not be well-formed: their source is read. */
function readPartTexts(xml: string) {
  const lines: string[] = [];
  const within: string[] = [];
  let [line, active] = ["", undefined as string | undefined];
  const isCell = () => within[0] === "sst" || (within[0] === "worksheet" && /^(?:v|is)$/u.test(within[4] ?? ""));
  try {
    parseXml(xml, {
      open(name, attributes) {
        within.push(name);
        const values = /^(?:c|row|col)$/u.test(name) ? [] : Object.values(attributes);
        lines.push(...values.map((value) => value.replace(guid, "")));
        const kind = [name, attributes.ContentType, attributes.Type].find((one = "") => activeKind.test(one));
        active ??= kind?.slice(kind.lastIndexOf("/") + 1);
        // A picture from a site is fetched when the workbook opens.
        if (attributes.TargetMode === "External" && /\/image$/u.test(attributes.Type ?? ""))
          active ??= attributes.Target;
      },
      text(value) {
        if (!isCell()) line += value;
      },
      close(name) {
        within.pop();
        if (runs.includes(name) || within.includes("rPr")) return;
        if (formulas.includes(name) && activeFormula.test(line.replace(/"[^"]*"|'[^']*'/gu, ""))) active ??= line;
        if (line.trim() !== "") lines.push(line);
        line = "";
      },
    });
    return { lines, active };
  } catch {
    return { lines: [xml], active };
  }
}
