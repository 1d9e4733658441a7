import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, type EditorState, Plugin } from "prosemirror-state";
import { goToNextCell, isInTable, tableEditing } from "prosemirror-tables";
import { canJoin } from "prosemirror-transform";
import { toDigits } from "../../../language/digits";
import { schema } from "../../markdown/schema";
import { takePastes } from "./take-text";

const { nodes, marks } = schema;

const breakLine: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type === nodes.paragraph)
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Two lists of one kind that follow each other are one in Markdown, so they become one at once. */
const joinLists = new Plugin({
  appendTransaction(transactions, _, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.descendants((node, at, parent, index) => {
      const before = index > 0 ? parent?.child(index - 1) : undefined;
      const place = tr.mapping.map(at);
      if (node.type.name.endsWith("_list") && before?.type === node.type && canJoin(tr.doc, place)) tr.join(place);
      return node.type !== nodes.table && !node.isTextblock;
    });
    return tr.docChanged ? tr : null;
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

/** Creates the plugins of a rich text. Nothing is replaced while an input method composes. */
export function createPlugins(): EditorState["plugins"] {
  const rules = [
    textblockTypeInputRule(/^(##{1,2})\s$/u, nodes.heading, ([, signs = ""]) => ({ level: signs.length })),
    wrappingInputRule(/^[-•]\s$/u, nodes.bullet_list),
    wrappingInputRule(/^([\d०-९]{1,3})[.)]\s$/u, nodes.ordered_list, ([, number = ""]) => ({
      order: Number(toDigits(number, "en")),
    })),
  ];
  return [history(), inputRules({ rules }), ...createKeys(), joinLists, takePastes(), tableEditing()];
}
