/** The speech of a screen reader for a part of a page, from the browser's accessibility tree. */
import type { CDPSession, Locator, Page } from "@playwright/test";
import { getLocale } from "../../src/site/locales";

type Tree = Awaited<ReturnType<typeof fetchTree>>;
type Node = Tree extends ReadonlyMap<string, infer One> ? One : never;

/** Roles whose name includes their contents. */
const saidByName = new Set([
  "heading",
  "link",
  "button",
  "radio",
  "checkbox",
  "option",
  "columnheader",
  "DisclosureTriangle",
  "DisclosureTriangleGrouped",
]);

/** Roles that are announced with their name before their contents. */
const places = new Set([
  "banner",
  "main",
  "navigation",
  "contentinfo",
  "region",
  "search",
  "form",
  "group",
  "table",
  "alert",
]);

/** The spoken names of roles whose name in the tree differs. */
const called: Readonly<Record<string, string>> = {
  DisclosureTriangle: "disclosure",
  DisclosureTriangleGrouped: "disclosure",
  searchbox: "search box",
};

/** Roles that name a control or a group, and are announced with it. */
const saidElsewhere = new Set(["LabelText", "Legend"]);

/** The states announced after a name, each with the property value that it applies to. */
const states: readonly (readonly [name: string, value: unknown, said: string])[] = [
  ["expanded", true, "open"],
  ["expanded", false, "closed"],
  ["checked", "true", "chosen"],
  ["focused", true, "focused"],
];

async function fetchTree(session: CDPSession) {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return new Map(nodes.map((node) => [node.nodeId, node]));
}

/**
 * Returns what a screen reader announces for an element and its contents, one item a line. Passages in another language
 * are marked with it.
 */
export async function hear(page: Page, part: Locator): Promise<string[]> {
  await part.evaluate((element) => element.setAttribute("data-heard", ""));
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const numberOf = async (nodeId: number) => (await session.send("DOM.describeNode", { nodeId })).node.backendNodeId;
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "[data-heard]" });
  const start = await numberOf(nodeId);
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "body [lang]" });
  const languages = new Map<number, string>();
  for (const id of nodeIds) {
    const { attributes = [] } = (await session.send("DOM.describeNode", { nodeId: id })).node;
    languages.set(await numberOf(id), attributes[attributes.indexOf("lang") + 1] ?? "");
  }
  const tree = await fetchTree(session);
  await session.detach();
  await part.evaluate((element) => element.removeAttribute("data-heard"));
  const first = [...tree.values()].find(({ backendDOMNodeId }) => backendDOMNodeId === start);
  return first ? joined(linesOf(first, tree, languages)) : [];
}

/** Prefix of lines of running text, which a screen reader joins. */
const running = "\u0000";

function linesOf(node: Node, tree: Tree, languages: ReadonlyMap<number, string>): string[] {
  const role = String(node.role?.value ?? "");
  const name = String(node.name?.value ?? "")
    .replace(/\s+/gu, " ")
    .trim();
  const within = () =>
    (node.childIds ?? []).flatMap((id) => tree.get(id) ?? []).flatMap((child) => linesOf(child, tree, languages));
  const own = (): string[] => {
    if (saidElsewhere.has(role)) return partsNotNames(node, tree).flatMap((child) => linesOf(child, tree, languages));
    if (node.ignored) return within();
    if (role === "StaticText") return name === "" ? [] : [running + name];
    if (saidByName.has(role) || role === "searchbox" || role === "combobox") {
      return [[`${called[role] ?? role}${levelOf(node)}: ${name}`, ...statesOf(node)].join(", ")];
    }
    if (places.has(role)) return [`${role}${name && `: ${name}`}`, ...within()];
    if (role === "list") return [`list of ${(node.childIds ?? []).length}`, ...within()];
    if (role === "gridcell" || role === "cell" || role === "rowheader" || role === "row") {
      return [joined(within()).join(" / ")].filter((line) => line !== "");
    }
    return [...within()];
  };
  const language = languages.get(node.backendDOMNodeId ?? -1);
  return language ? own().map((line) => `${line} (${localeOfTag(language)})`) : own();
}

/** Returns the controls within a label, without the texts that name them. */
function partsNotNames(node: Node, tree: Tree): Node[] {
  return (node.childIds ?? []).flatMap((id) => {
    const child = tree.get(id);
    if (!child) return [];
    const role = String(child.role?.value ?? "");
    return saidByName.has(role) ? [child] : partsNotNames(child, tree);
  });
}

function localeOfTag(tag: string): string {
  return tag === "hi" || tag === "sa" || tag === "en" ? getLocale(tag).name : tag;
}

function levelOf(node: Node): string {
  const level = node.properties?.find(({ name }) => name === "level")?.value.value;
  return level === undefined ? "" : ` ${level}`;
}

function statesOf(node: Node): string[] {
  return states.flatMap(([state, value, said]) =>
    node.properties?.some(({ name, value: found }) => name === state && found.value === value) ? [said] : [],
  );
}

/** Joins consecutive pieces of running text. */
function joined(lines: readonly string[]): string[] {
  const heard: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const isRunning = line.startsWith(running);
    const text = isRunning ? line.slice(running.length) : line;
    if (isRunning && goesOn) heard.push(`${heard.pop()} ${text}`);
    else heard.push(text);
    goesOn = isRunning;
  }
  return heard;
}
