import { askClerk } from "./notice";
import { translate } from "./page";

/** Decap's elements of a form, by the readable part of their class names. */
const parts = {
  save: '[class*="SaveButton"]',
  field: '[class*="ControlContainer"]',
  label: ':scope > [class*="ControlTopbar"] label',
  error: '[class*="ControlErrorsList"] li',
} as const;

const inputs = "input:not([type='hidden']), textarea, select, [contenteditable='true'], button";

/**
 * Shows which fields prevent a save, in the order of the form, and then focuses the first. Decap would show a sentence
 * without their names, or nothing.
 */
export function reportFieldErrors(): void {
  window.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest(parts.save)) return;
    // Decap validates while it handles the click, and renders the errors before the second frame.
    window.requestAnimationFrame(() => window.requestAnimationFrame(showFieldErrors));
  });
}

function showFieldErrors(): void {
  const errors = [...document.querySelectorAll(parts.error)].filter(({ textContent }) => textContent);
  if (errors.length === 0) return;
  const lines = errors.map((error) => {
    const names = listLabels(error);
    return names.length > 1 ? `${names.slice(0, -1).join(" › ")} › ${error.textContent}` : (error.textContent ?? "");
  });
  const [first] = errors;
  showRefusal(lines, () => first?.closest(parts.field) ?? undefined);
}

/**
 * Shows a refusal, and focuses the first field that it names.
 *
 * @param problems sentences such as `Name › Hindi: …`
 */
export function refuseFields(problems: readonly string[]): void {
  const [path = ""] = (problems[0] ?? "").split(": ");
  showRefusal(problems, () => findField(path.split(" › ")));
}

function showRefusal(lines: readonly string[], find: () => Element | undefined): void {
  const notice = { heading: translate("editor.refused"), lines: lines.map((text) => ({ text })) };
  void askClerk({ ...notice, answers: ["editor.to-field"] }).then(() => {
    const input = find()?.querySelector<HTMLElement>(inputs);
    input?.scrollIntoView({ block: "center" });
    input?.focus({ preventScroll: true });
  });
}

/** Returns the labels of the fields around an element, the outermost first. */
function listLabels(element: Element): string[] {
  const field = element.closest(parts.field);
  if (!field?.parentElement) return [];
  return [...listLabels(field.parentElement), readLabel(field.querySelector(parts.label))];
}

/** Finds the innermost field on a path of labels. */
function findField(path: readonly string[]): Element | undefined {
  let found: Element | undefined;
  for (const name of path) {
    const fields = [...(found ?? document).querySelectorAll(parts.field)];
    const inside = fields.find((field) => readLabel(field.querySelector(parts.label)) === name);
    if (!inside) break;
    found = inside;
  }
  return found;
}

/** Returns a field's label without the word for an optional one. */
function readLabel(label: Element | null): string {
  return label?.firstChild?.textContent?.trim() ?? "";
}
