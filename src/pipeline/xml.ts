/** Valid markup, which only `element` creates. */
export interface Xml {
  readonly xml: string;
}

/** Matches characters that no XML document may contain, even escaped (XML 1.0, section 2.2). */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text for XML, between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/gu, (character) => references[character] ?? character);
}

/** Returns an element with attributes and content: either text, which is escaped, or child elements. */
export function createXml(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inside: string | readonly Xml[] = [],
): Xml {
  const written = Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeXml(String(value))}"`)
    .join("");
  const content = typeof inside === "string" ? escapeXml(inside) : inside.map(({ xml }) => `\n${xml}`).join("");
  if (content === "") return { xml: `<${name}${written}/>` };
  return { xml: `<${name}${written}>${content}${typeof inside === "string" ? "" : "\n"}</${name}>` };
}

/** Returns a complete XML document in UTF-8. */
export function formatXmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}
