import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { undo } from "prosemirror-history";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from "prosemirror-tables";
import type { ClerkMessageKey } from "../../../messages";
import { schema } from "../../markdown/schema";

const { nodes, marks } = schema;

/** A button above the text. */
export interface Tool {
  readonly label: ClerkMessageKey;
  /** What the button shows in place of its label. */
  readonly sign?: string;
  readonly run: Command;
  /** Checks whether the place of the cursor has what the button makes. */
  readonly isOn?: (state: EditorState) => boolean;
  readonly inTable?: true;
}

/** The buttons above the text, in their order. */
export const tools: readonly Tool[] = [
  ...markTool("text.bold", "B", marks.strong),
  ...markTool("text.italic", "I", marks.em),
  ...headingTool("text.heading", 2),
  ...headingTool("text.subheading", 3),
  ...listTool("text.bullets", "•", nodes.bullet_list),
  ...listTool("text.numbers", "1.", nodes.ordered_list),
  {
    label: "text.quote",
    sign: "❝",
    run: (state, dispatch) => (isInside(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
    isOn: (state) => isInside(state, nodes.blockquote),
  },
  { label: "text.table", run: insertTable },
  { label: "text.add-row", run: addRowAfter, inTable: true },
  { label: "text.delete-row", run: deleteRow, inTable: true },
  { label: "text.add-column", run: addColumnAfter, inTable: true },
  { label: "text.delete-column", run: deleteColumn, inTable: true },
  { label: "text.delete-table", run: deleteTable, inTable: true },
  { label: "text.undo", sign: "↶", run: undo },
];

function markTool(label: ClerkMessageKey, sign: string, type: MarkType): Tool[] {
  return [{ label, sign, run: toggleMark(type), isOn: (state) => hasMark(state, type) }];
}

/** Checks whether the selection, or what is typed at the cursor, has a mark. */
function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

function headingTool(label: ClerkMessageKey, level: number): Tool[] {
  const isOn = ({ selection: { $from } }: EditorState) => $from.parent.attrs.level === level;
  const run: Command = (state, dispatch) =>
    (isOn(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch);
  return [{ label, run, isOn }];
}

/** Returns the depth of the innermost list around the cursor; 0 without one. */
function findList({ selection: { $from } }: EditorState): number {
  let depth = $from.depth;
  while (depth > 0 && ![nodes.bullet_list, nodes.ordered_list].includes($from.node(depth).type)) depth -= 1;
  return depth;
}

function listTool(label: ClerkMessageKey, sign: string, type: NodeType): Tool[] {
  const isOn = (state: EditorState) => findList(state) > 0 && state.selection.$from.node(findList(state)).type === type;
  const run: Command = (state, dispatch) => {
    const depth = findList(state);
    if (depth === 0) return wrapInList(type)(state, dispatch);
    if (isOn(state)) return liftListItem(nodes.list_item)(state, dispatch);
    const { $from } = state.selection;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { tight: $from.node(depth).attrs.tight }));
    return true;
  };
  return [{ label, sign, run, isOn }];
}

/** Checks whether the cursor is inside a node of a type. */
function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type).includes(type);
}

/** Inserts a table of a head and two rows below the paragraph of the cursor, or in place of an empty one. */
function insertTable(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  const { $to } = state.selection;
  if (isInTable(state) || $to.depth === 0) return false;
  if (!dispatch) return true;
  const cell = nodes.table_cell.create();
  const row = nodes.table_row.create(null, [cell, cell]);
  // The first part of an item is always a paragraph.
  const isFirst = $to.node(-1).type === nodes.list_item && $to.index(-1) === 0;
  const from = $to.parent.childCount === 0 && !isFirst ? $to.before() : $to.after();
  const tr = state.tr.replaceWith(from, $to.after(), nodes.table.create(null, [row, row, row]));
  dispatch(tr.setSelection(TextSelection.create(tr.doc, from + 3)).scrollIntoView());
  return true;
}
