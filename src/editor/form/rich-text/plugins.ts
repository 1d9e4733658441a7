import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, EditorState, Plugin, type Transaction } from "prosemirror-state";
import { goToNextCell, isInTable, tableEditing } from "prosemirror-tables";
import { canJoin } from "prosemirror-transform";
import { toDigits } from "../../../language/digits";
import { readMarkdown } from "../../markdown/read-markdown";
import { schema } from "../../markdown/schema";
import { takePastes } from "./take-text";

const { nodes, marks } = schema;

const breakLine: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type === nodes.paragraph)
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/**
 * Joins two lists of one kind that follow each other, since they are one in Markdown, and gives the cursor a place before
 * and after a table. Empty paragraphs are not written.
 */
function tidy(tr: Transaction): Transaction {
  tr.doc.descendants((node, at, parent, index) => {
    const before = index > 0 ? parent?.child(index - 1) : undefined;
    const place = tr.mapping.map(at);
    if (node.type.name.endsWith("_list") && before?.type === node.type && canJoin(tr.doc, place)) tr.join(place);
    return node.type !== nodes.table && !node.isTextblock;
  });
  const { firstChild, lastChild, content } = tr.doc;
  const isClosed = (node: Node | null) => node?.type === nodes.table || node?.type === nodes.rule;
  if (isClosed(lastChild)) tr.insert(content.size, nodes.paragraph.create());
  if (isClosed(firstChild)) tr.insert(0, nodes.paragraph.create());
  return tr;
}

const tidiness = new Plugin({
  appendTransaction(transactions, _, { tr }) {
    const isChanged = transactions.some(({ docChanged }) => docChanged) && tidy(tr).docChanged;
    return isChanged ? tr : null;
  },
});

/** Tab moves in tables and lists only, and leaves the text after Escape. */
function createKeys(): Plugin[] {
  let isLeaving = false;
  const unless =
    (command: Command): Command =>
    (...given) =>
      !isLeaving && command(...given);
  const noteKey = new Plugin({
    props: {
      handleKeyDown(_, { key }) {
        if (!["Tab", "Shift"].includes(key)) isLeaving = key === "Escape";
        return false;
      },
      handleDOMEvents: {
        blur() {
          isLeaving = false;
        },
      },
    },
  });
  const keys = keymap({
    "Mod-z": undo,
    "Mod-y": redo,
    "Shift-Mod-z": redo,
    "Mod-b": toggleMark(marks.strong),
    "Mod-i": toggleMark(marks.em),
    // A cell has one line.
    Enter: chainCommands(isInTable, splitListItem(nodes.list_item)),
    "Shift-Enter": breakLine,
    Tab: unless(chainCommands(goToNextCell(1), sinkListItem(nodes.list_item))),
    "Shift-Tab": unless(chainCommands(goToNextCell(-1), liftListItem(nodes.list_item))),
  });
  return [noteKey, keys, keymap(baseKeymap)];
}

/** Opens a text. Nothing is replaced while an input method composes. */
export function createState(markdown: string): EditorState {
  const rules = [
    textblockTypeInputRule(/^(##{1,2})\s$/u, nodes.heading, ([, signs = ""]) => ({ level: signs.length })),
    wrappingInputRule(/^[-•]\s$/u, nodes.bullet_list),
    wrappingInputRule(/^([\d०-९]{1,3})[.)]\s$/u, nodes.ordered_list, ([, number = ""]) => ({
      order: Number(toDigits(number, "en")),
    })),
  ];
  const plugins = [history(), inputRules({ rules }), ...createKeys(), tidiness, takePastes(), tableEditing()];
  const state = EditorState.create({ doc: readMarkdown(markdown), plugins });
  return state.apply(tidy(state.tr).setMeta("addToHistory", false));
}
