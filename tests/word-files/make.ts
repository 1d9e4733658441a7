import { strToU8, zipSync } from "fflate";

const names = {
  w: "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
  r: "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
  v: "urn:schemas-microsoft-com:vml",
  w14: "http://schemas.microsoft.com/office/word/2010/wordml",
};
const namespaces = Object.entries(names).map(([prefix, name]) => `xmlns:${prefix}="${name}"`);

/** Creates a Word file from the XML of its body. It has a link `h`. */
export function makeWordFile(body: string, { styles = "", numbering = "" } = {}): Uint8Array<ArrayBuffer> {
  const relation = (id: string, type: string, target: string, mode = "Internal") =>
    `<Relationship Id="${id}" Type="${names.r}/${type}" Target="${target}" TargetMode="${mode}"/>`;
  const relations = (...all: readonly string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join("")}</Relationships>`;
  const root = (name: string, content: string) => `<w:${name} ${namespaces.join(" ")}>${content}</w:${name}>`;
  const parts = {
    "_rels/.rels": relations(relation("a", "officeDocument", "word/document.xml")),
    "word/_rels/document.xml.rels": relations(
      relation("n", "numbering", "numbering.xml"),
      relation("s", "styles", "styles.xml"),
      relation("h", "hyperlink", "https://a.example/", "External"),
    ),
    "word/document.xml": root("document", `<w:body>${body}</w:body>`),
    "word/numbering.xml": root("numbering", numbering),
    "word/styles.xml": root("styles", styles),
  };
  return Uint8Array.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))));
}
