import { Composer, CST, type Document, type LineCounter, Parser } from "yaml";
import { type ClerkMessage, message } from "./messages";

/** A parsed YAML document, or why a text was refused and at which offset. */
export type Composition =
  | { readonly document: Document.Parsed }
  | { readonly refused: ClerkMessage; readonly offset: number };

/** The maximum nesting depth of groups. Deeper texts are refused. */
const deepest = 32;

/**
 * Parses a text as one YAML document, or as JSON, and records its line positions. Checks the nesting depth first: the
 * library composes nodes recursively, so deep nesting would overflow the stack.
 */
export function compose(text: string, lines: LineCounter, schema: "core" | "json" = "core"): Composition {
  const tokens = Array.from(new Parser(lines.addNewLine).parse(text));
  const second = tokens.filter(({ type }) => type === "document")[1];
  if (second) return { refused: message("yaml-two-parts"), offset: second.offset };
  const deep = tooDeep(tokens);
  if (deep) return { refused: message("yaml-deep"), offset: deep.offset };
  const composer = new Composer({
    schema,
    keepSourceTokens: false,
    prettyErrors: false,
    // Our walk over the nodes finds duplicate names in linear time; the library's check is quadratic.
    uniqueKeys: false,
  });
  const [document] = composer.compose(tokens, true, text.length);
  if (!document) throw new Error("The YAML library returned no document for a text.");
  return { document };
}

/** Returns the first group nested beyond the maximum depth. */
function tooDeep(tokens: readonly CST.Token[]): CST.Token | undefined {
  let level = tokens.flatMap((token) => (token.type === "document" && token.value ? [token.value] : []));
  for (let depth = 0; depth < deepest; depth += 1) {
    level = level.flatMap((token) => (CST.isCollection(token) ? token.items.flatMap(inside) : []));
    if (level.length === 0) return undefined;
  }
  return level[0];
}

function inside({ key, value }: CST.CollectionItem): CST.Token[] {
  return [key, value].filter((token) => token !== undefined && token !== null);
}
