import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** The references of a page and the names of its link targets. */
export interface PageContents {
  /** Addresses as they are written, each once, in the order of the page. */
  readonly references: readonly string[];
  /** The names of its elements, for fragments (WHATWG HTML, section 7.4.6.4). */
  readonly names: ReadonlySet<string>;
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Attributes that hold an address (WHATWG HTML, list of attributes; SVG 2, linking). */
const addresses = new Set(["href", "xlink:href", "src", "poster", "data", "action", "formaction", "cite"]);

/** Elements whose `href` only opens a connection. */
const connections = new Set(["preconnect", "dns-prefetch"]);

/** `og:image` and the like: a meta element whose content is an address. */
const addressProperties = /^(?:og|twitter):(?:image|url|audio|video)(?::url)?$/u;

const urlInStyle = /url\(\s*(["']?)([^"')]+)\1\s*\)/gu;

/** Reads a page as a browser without scripts does. */
export function readPage(html: string): PageContents {
  const references = new Set<string>();
  const names = new Set<string>();
  for (const element of elementsIn(parse(html, { scriptingEnabled: false }).childNodes)) {
    const attributes = new Map(
      element.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value.trim()]),
    );
    for (const address of addressesOf(element, attributes)) references.add(address);
    const name = attributes.get("id") ?? (element.tagName === "a" ? attributes.get("name") : undefined);
    if (name) names.add(name);
  }
  return { references: [...references], names };
}

function* elementsIn(nodes: readonly Node[]): Iterable<DefaultTreeAdapterTypes.Element> {
  for (const node of nodes) {
    if (!("attrs" in node)) continue;
    yield node;
    yield* elementsIn(node.childNodes);
  }
}

function addressesOf(element: DefaultTreeAdapterTypes.Element, attributes: ReadonlyMap<string, string>): string[] {
  const { tagName } = element;
  if (tagName === "link" && connections.has(attributes.get("rel") ?? "")) return [];
  const own = [...attributes].filter(([name]) => addresses.has(name)).map(([, value]) => value);
  const candidates = ["srcset", "imagesrcset"].flatMap((name) => (attributes.get(name) ?? "").split(/,\s+/u));
  const pictures = candidates
    .map((candidate) => candidate.trim().split(/\s/u)[0] ?? "")
    .filter((address) => address !== "");
  const property = attributes.get("property") ?? attributes.get("name") ?? "";
  const described = tagName === "meta" && addressProperties.test(property) ? [attributes.get("content") ?? ""] : [];
  const style = tagName === "style" ? textOf(element) : (attributes.get("style") ?? "");
  return [...own, ...pictures, ...described, ...addressesInStyle(style)];
}

function addressesInStyle(style: string): string[] {
  return Array.from(style.matchAll(urlInStyle), ([, , address = ""]) => address);
}

function textOf(element: DefaultTreeAdapterTypes.Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}
