import type { AppLoader, FormField } from "./app-loader";

/** The next task of the browser, before which React may render and the browser paint. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Hands the page to the app and replays what the visitor did before, one event after the other. */
export async function replayQueuedEvents(loader: AppLoader): Promise<void> {
  loader.isHydrated = true;
  loader.pendingClick?.click();
  for (const [field, value] of loader.pendingInputs) {
    replayInput(field, value);
    // The next value is chosen beside what this one has changed.
    await yieldToMain();
    loader.pendingInputs.delete(field);
  }
}

/**
 * Sets a field to a value as if the visitor did so now. React compares with the value that it saw last, which it took from
 * the document as it hydrated: the field is set back through React's own setter first.
 */
function replayInput(field: FormField, value: string): void {
  // What was chosen in a file field is still there, and no script may set it (HTML, file upload state).
  if (field.type === "file") {
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  if (field instanceof HTMLInputElement && field.type === "radio") {
    field.checked = false;
    field.click();
    return;
  }
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
