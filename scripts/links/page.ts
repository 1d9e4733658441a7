import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** The URLs in a page and the names of its link targets. */
export interface PageContents {
  /** The URLs as written in the page, without duplicates, in document order. */
  readonly references: readonly string[];
  /** The names that a fragment can refer to (WHATWG HTML, section 7.4.6.4). */
  readonly names: ReadonlySet<string>;
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The attributes that contain a URL (WHATWG HTML, list of attributes; SVG 2, linking). */
const addresses = new Set(["href", "xlink:href", "src", "poster", "data", "action", "formaction", "cite"]);

/** The `rel` values of `link` elements whose `href` only opens a connection. */
const connections = new Set(["preconnect", "dns-prefetch"]);

/** Matches the properties of `meta` elements whose content is a URL, such as `og:image`. */
const addressProperties = /^(?:og|twitter):(?:image|url|audio|video)(?::url)?$/u;

const urlInStyle = /url\(\s*(["']?)([^"')]+)\1\s*\)/gu;

/** Reads the URLs and link targets of a page, parsed as in a browser without scripts. */
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
  const inStyle = Array.from(style.matchAll(urlInStyle), ([, , address = ""]) => address);
  return [...own, ...pictures, ...described, ...inStyle];
}

function textOf(element: DefaultTreeAdapterTypes.Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}
