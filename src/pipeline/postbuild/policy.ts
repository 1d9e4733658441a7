import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { createPageCsp } from "../../site/security";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Matches the `style` attributes that Gatsby writes on two elements, from the start of their tags. A policy cannot allow
 * one such attribute without allowing all. `src/styles/base.css` contains their styles instead.
 */
const gatsbyStyles =
  /(<div)( style="[^"]*")?((?: tabindex="[^"]*")? id="gatsby-(?:focus-wrapper|announcer)")( style="[^"]*")?/gu;

/** The types with which browsers run a `script` (HTML, section 4.12.1); data blocks have other types. */
const runTypes = new Set(["", "module", "text/javascript", "application/javascript", "importmap", "speculationrules"]);

/**
 * Adds a content security policy to a page: a `meta` element before anything that can load, with the digests of exactly
 * what the page inlines. Adding it again changes nothing.
 *
 * @param name the path of the page's file
 * @throws for a page that a strict policy cannot allow, with the offending element
 */
export function addPolicy(html: string, name: string): { readonly html: string; readonly policy: string } {
  // Gatsby does not rewrite pages that did not change, so they have the policy of an earlier build.
  const bare = html.replace(ownPolicy, "").replace(gatsbyStyles, "$1$3");
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const element of listElements(parse(bare, { scriptingEnabled: false }))) inspect(element, found, name);
  const policy = createPageCsp({ scripts: [...found.scripts], styles: [...found.styles] });
  const place = /<head[^>]*>(?:<meta charset="?utf-8"?\s*\/?>)?/i.exec(bare);
  if (!place) throw new Error(`${name} has no head element for the policy.`);
  const end = place.index + place[0].length;
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return { html: `${bare.slice(0, end)}${element}${bare.slice(end)}`, policy };
}

const ownPolicy = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/u;

interface Found {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

/**
 * Records what an element inlines.
 *
 * @throws for an attribute that a strict policy cannot allow
 */
function inspect(element: Element, found: Found, name: string): void {
  const refusal = (what: string) =>
    new Error(`${name}: ${what} on <${element.tagName}> cannot be allowed by a strict policy; remove it.`);
  const attributes = new Map(element.attrs.map((attribute) => [attribute.name, attribute.value]));
  for (const [attribute, value] of attributes) {
    if (/^on/.test(attribute)) throw refusal(`the attribute ${attribute}`);
    if (/^\s*javascript:/i.test(value)) throw refusal(`the address "${value}"`);
    if (attribute === "style") throw refusal("a style attribute");
  }
  if (element.tagName === "style") found.styles.add(sourceOf(element));
  const type = attributes.get("type")?.trim().toLowerCase() ?? "";
  if (element.tagName === "script" && !attributes.has("src") && runTypes.has(type))
    found.scripts.add(sourceOf(element));
}

/** Returns the source expression of an element's inline content (Content Security Policy Level 3, section 2.3.1). */
function sourceOf(element: Element): string {
  return `sha256-${createHash("sha256").update(getContent(element)).digest("base64")}`;
}

/** Returns the text of an element that has no other content, such as a style sheet. */
export function getContent(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

/** Yields the elements of a tree in document order. The content of a `template` is not part of the page. */
export function* listElements(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* listElements(child);
}
