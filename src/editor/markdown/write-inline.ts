import { Fragment, type Mark, type MarkType, type Node } from "prosemirror-model";
import { parser } from "../../markdown/parse";
import { readInline } from "./read-markdown";
import { schema } from "./schema";

/** A passage of a text with its marks. A line break is the passage "\n". */
interface Run {
  readonly text: string;
  readonly marks: readonly Mark[];
}

const { em, strong, link } = schema.marks;

const letter = /[^\p{P}\p{S}\s]/u;

/** The signs of emphasis, in the order in which they are tried. The last writes none. */
const styles: readonly ReadonlyMap<MarkType, string>[] = [
  new Map([
    [em, "*"],
    [strong, "**"],
  ]),
  new Map([
    [em, "_"],
    [strong, "**"],
  ]),
  new Map([[strong, "**"]]),
  new Map(),
];

const known = new WeakMap<Node, string>();

/**
 * Writes the words of a paragraph, heading or cell. Emphasis is written around words alone, since Markdown has no other;
 * where what is written would not be read as emphasis, none is written.
 */
export function writeInline(block: Node): string {
  const written = known.get(block) ?? writeFirst(block);
  known.set(block, written);
  return written;
}

function writeFirst(block: Node): string {
  const runs = trimBlanks(toRuns(block.children));
  let written = "";
  for (const style of styles) {
    let kept: Run[] = runs.map(({ text, marks }) => ({
      text,
      marks: marks.filter(({ type }) => type === link || style.has(type)),
    }));
    for (const type of style.keys()) kept = trimMark(trimMark(kept, type, "start"), type, "end");
    written = writeRuns(kept, style);
    if (kept.every(({ marks }) => marks.length === 0)) break;
    const [token] = parser.parseInline(written, {});
    if (token && toText(toRuns(readInline(token))).eq(toText(kept))) break;
  }
  return written;
}

function toRuns(nodes: readonly Node[]): Run[] {
  return nodes.map(({ text, marks }) => ({ text: text?.replace(/[\0\r\n]+/gu, " ") ?? "\n", marks }));
}

function toText(runs: readonly Run[]): Fragment {
  return Fragment.fromArray(runs.map(({ text, marks }) => schema.text(text, marks)));
}

/** Leaves out the blanks at the ends of lines, and empty lines: no page shows them. */
function trimBlanks(runs: readonly Run[]): Run[] {
  const shown: Run[] = [];
  const trimEnd = () => {
    for (let last = shown.pop(); last; last = shown.pop()) {
      const text = last.text.trimEnd();
      if (text !== "") return shown.push({ ...last, text });
    }
    return 0;
  };
  for (const run of runs) {
    const isBreak = run.text === "\n";
    const isFirst = isBreak ? trimEnd() === 0 : (shown.at(-1)?.text ?? "\n") === "\n";
    const text = isFirst ? run.text.trimStart() : run.text;
    if (text !== "") shown.push({ ...run, text });
  }
  trimEnd();
  return shown;
}

const edges = {
  start: { blanks: /^\s*/u, beside: /^[\p{P}\p{S}]?\s*/u },
  end: { blanks: /\s*$/u, beside: /\s*[\p{P}\p{S}]?$/u },
};

/** Takes a mark off the blanks at its beginnings or ends, and off the sign of punctuation that meets a word there. */
function trimMark(runs: readonly Run[], type: MarkType, side: keyof typeof edges): Run[] {
  const trimmed: Run[] = [];
  let outside = "";
  let isInside = false;
  for (const run of side === "start" ? runs : [...runs].reverse()) {
    const isOn = type.isInSet(run.marks) !== undefined;
    const pattern = edges[side][letter.test(outside) ? "beside" : "blanks"];
    const edge: string = isOn && !isInside ? (pattern.exec(run.text)?.[0] ?? "") : "";
    const rest: string =
      side === "start" ? run.text.slice(edge.length) : run.text.slice(0, run.text.length - edge.length);
    if (edge !== "") trimmed.push({ text: edge, marks: type.removeFromSet(run.marks) });
    if (rest !== "") trimmed.push({ text: rest, marks: run.marks });
    isInside = isOn && rest !== "";
    outside = (side === "start" ? /.$/su : /^./su).exec(trimmed.at(-1)?.text ?? "")?.[0] ?? "";
  }
  return side === "start" ? trimmed : trimmed.reverse();
}

function writeRuns(runs: readonly Run[], style: ReadonlyMap<MarkType, string>): string {
  let written = "";
  let passage = "";
  const open: Mark[] = [];
  const lengthOf = (mark: Mark, index: number) => {
    const end = runs.findIndex(({ marks }, at) => at > index && !mark.isInSet(marks));
    return end === -1 ? runs.length : end;
  };
  for (const [index, { text, marks }] of [...runs, { text: "", marks: [] }].entries()) {
    const ended = open.findIndex((mark) => !mark.isInSet(marks));
    const closed = ended === -1 ? [] : open.splice(ended).reverse();
    const begun = marks.filter((mark) => !mark.isInSet(open));
    if (closed.length + begun.length > 0 || index === runs.length) {
      written += escapeSigns(passage);
      passage = "";
    }
    for (const { type, attrs } of closed) written += style.get(type) ?? `](${writeAddress(String(attrs.href))})`;
    for (const mark of begun.sort((one, other) => lengthOf(other, index) - lengthOf(one, index))) {
      if (mark.type === link) written = written.replace(/!$/u, "\\!");
      written += style.get(mark.type) ?? "[";
      open.push(mark);
    }
    passage += text;
  }
  return written.split("\n").map(escapeBeginning).join("\n");
}

/** Escapes the signs that are Markdown's anywhere in a text. */
function escapeSigns(passage: string): string {
  return passage
    .replace(/\\(?=[!-/:-@[-`{-~\n]|$)|[*[\]]|~(?=~)|&(?=#?\w+;)|<(?=[^ <>]*(?:>|$))/gu, "\\$&")
    .replace(
      /([\p{L}\p{M}\p{N}]?)(_+)(?=([\p{L}\p{M}\p{N}]?))/gu,
      (found, before: string, signs: string, after: string) =>
        before && after ? found : `${before}${signs.replaceAll("_", "\\_")}`,
    );
}

/** Escapes the signs that are Markdown's at the beginning of a line. */
function escapeBeginning(line: string): string {
  return line
    .replace(/^(?:#(?=#*(?:\s|\p{L}|$))|>|[-+](?=\s|$)|[-:|](?=[-:|\s]*$))/u, "\\$&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/u, "$1\\$2");
}

/** Writes the address of a link. */
function writeAddress(href: string): string {
  const address = href.replace(/\s/gu, encodeURI);
  if (!/[()<>\\]|&#?\w+;/u.test(address)) return address;
  return `<${address.replace(/[<>\\]|&(?=#?\w+;)/gu, "\\$&")}>`;
}
