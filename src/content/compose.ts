import { Composer, CST, type Document, type LineCounter, Parser } from "yaml";
import { type ClerkMessage, message } from "./messages";

/** A text as a document of nodes, or why none was made, and where. */
export type Composition =
  | { readonly document: Document.Parsed }
  | { readonly refused: ClerkMessage; readonly offset: number };

/** The maximum nesting depth of groups; a deeper text is not composed at all. */
const deepest = 32;

/**
 * Reads a text as one YAML document, or as JSON, with the places of its lines. Its nesting is measured before nodes are
 * made of it, since the library makes them by recursion, in which too deep a text ends the process.
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
    // Names that stand twice are found in our own walk, whose work grows with the file and not with its square.
    uniqueKeys: false,
  });
  const [document] = composer.compose(tokens, true, text.length);
  if (!document) throw new Error("The YAML library gave no document for a text.");
  return { document };
}

/** The first group that stands too deep. */
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
