import type { AppLoader, FormField } from "./app-loader";

/** Resolves in a new task, so that React can render and the browser can paint before it. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Marks the page as hydrated, then replays the visitor's earlier click and input, one event per task. */
export async function replayQueuedEvents(loader: AppLoader): Promise<void> {
  loader.isHydrated = true;
  loader.pendingClick?.click();
  for (const [field, value] of loader.pendingInputs) {
    replayInput(field, value);
    // The next value may depend on what this one has changed.
    await yieldToMain();
    loader.pendingInputs.delete(field);
  }
}

/**
 * Sets a field to a value as if the visitor did so now. React ignores a value equal to the last one it saw, which it
 * took from the document during hydration. So the field is first cleared through React's setter.
 */
function replayInput(field: FormField, value: string): void {
  // A file field still has its files, and no script may set its value (HTML, file upload state).
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
