import { getFieldId } from "./fields";

/** Moves the focus to the input of a field by its name. Returns false if the form has no such input. */
export function focusInput(name: string): boolean {
  const id = getFieldId(name);
  const own = document.getElementById(id);
  // The field may be a group, whose first input is meant.
  const input = own?.matches("input, select, textarea, [contenteditable]")
    ? own
    : document.querySelector<HTMLElement>(`[id^="${id}-"]:is(input, select, textarea, [contenteditable])`);
  input?.scrollIntoView({ block: "center" });
  input?.focus({ preventScroll: true });
  return input !== null && input !== undefined;
}
