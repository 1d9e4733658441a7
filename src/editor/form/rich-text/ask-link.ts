import type { Mark } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { askClerk } from "../../dialog";
import { schema } from "../../markdown/schema";
import { create, translate } from "../../page";
import type { ReferenceOption } from "../surroundings";

const { link } = schema.marks;

/**
 * Asks for the address of a link, or for the name of a page of the site. Links the selected words, writes new ones, or
 * changes or removes the link at the cursor.
 */
export async function askLink(view: EditorView, pages: readonly ReferenceOption[]): Promise<void> {
  const old = findLink(view.state);
  const page = pages.find(({ value }) => old?.mark.attrs.href === `route:${value}`);
  const list = create(
    "datalist",
    { id: "text-link-pages" },
    ...pages.map(({ label }) => create("option", { value: label })),
  );
  const box = create("input", { type: "text", value: page?.label ?? String(old?.mark.attrs.href ?? "") });
  box.setAttribute("list", list.id);
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter") box.closest("dialog")?.querySelector("button")?.click();
  });
  const answer = await askClerk({
    heading: translate("text.link"),
    content: create("label", {}, translate("text.link-address"), box, list),
    answers: [old ? "text.link-change" : "text.link-set", ...(old ? removal : []), "editor.back-to-form"],
  });
  const written = box.value.trim();
  const { tr, selection } = view.state;
  const { from, to } = old ?? selection;
  if (answer === "text.link-remove") tr.removeMark(from, to, link);
  else if (answer !== "editor.back-to-form" && answer !== undefined && written !== "") {
    const mark = link.create({ href: toAddress(written, pages) });
    if (from === to) tr.insert(from, schema.text(written, [mark]));
    else tr.removeMark(from, to, link).addMark(from, to, mark);
  }
  if (tr.docChanged) view.dispatch(tr);
  view.focus();
}

const removal = ["text.link-remove"] as const;

/** Finds the link at the cursor or in the selection. */
export function findLink({ doc, selection: { $from, from, $to, to } }: EditorState) {
  let last: { readonly from: number; to: number; readonly mark: Mark } | undefined;
  let found: typeof last;
  doc.nodesBetween($from.start(), $to.end(), ({ marks, nodeSize }, start) => {
    const mark = link.isInSet(marks);
    if (last?.to === start && mark && last.mark.eq(mark)) last.to += nodeSize;
    else last = mark && { from: start, to: start + nodeSize, mark };
    if (last && last.from <= to && last.to >= from) found = last;
  });
  return found;
}

/** Returns the address for what a clerk wrote: the name of a page, an e-mail address, or an address with or without its scheme. */
function toAddress(written: string, pages: readonly ReferenceOption[]): string {
  const page = pages.find(({ label }) => label === written);
  if (page) return `route:${page.value}`;
  if (/^(?:[a-z]+:|[/#])/iu.test(written)) return written;
  return `${written.includes("@") ? "mailto:" : "https://"}${written}`;
}
