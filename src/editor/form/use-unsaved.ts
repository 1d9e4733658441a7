import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { isSame, mergeChanges } from "../../desk/merge";
import { type Unsaved, UnsavedForm } from "../../desk/unsaved";
import type { FormValues } from "../../desk/values";
import { isGroup } from "../../site/merge";
import { askClerk } from "../dialog";
import { translate } from "../page";

/** The pause after the last change before the values are stored, in milliseconds. */
const pause = 500;

interface Options {
  readonly form: UseFormReturn<FormValues>;
  /** The name of the form (`nameForm`). */
  readonly name: string;
  /** Returns the values when the form was opened or saved, and the documents that were chosen. */
  readonly read: () => Pick<Required<Unsaved>, "base" | "files">;
  /** Takes the documents of a form that was left. */
  readonly restoreFiles: (files: ReadonlyMap<string, Blob>) => Promise<void>;
}

/**
 * Stores the values of a form in the browser until they are saved, and offers to restore values that were left.
 *
 * @returns a message about kept or unkept values, and the functions that keep them at once and forget them
 */
export function useUnsaved({ form, name, read, restoreFiles }: Options) {
  const [said, setSaid] = useState("");
  const kept = useRef<UnsavedForm>(undefined);
  const keepNow = useRef<() => Promise<void>>(undefined);

  useEffect(() => {
    const unsaved = new UnsavedForm(name);
    kept.current = unsaved;
    let waiting = 0;
    let isTold = false;
    const stored = () => ({ ...read(), values: form.getValues() });
    /** Reports once that the browser has no room, or refuses storage. */
    const tell = (error: unknown) => {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      if (!isTold) setSaid(translate(isFull ? "editor.unsaved-full" : "editor.unsaved-refused"));
      isTold = true;
    };
    const keep = async () => {
      window.clearTimeout(waiting);
      waiting = 0;
      const { base, values, files } = stored();
      const isKept = (files?.size ?? 0) > 0 || !isSame(values, base);
      await (isKept ? unsaved.keep({ base, values, files }) : unsaved.forget()).catch(tell);
    };
    keepNow.current = keep;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(waiting);
        waiting = window.setTimeout(() => void keep(), pause);
      },
    });
    const leave = () => {
      const { base, values } = stored();
      // Also values that are as they were opened: they take back what was kept.
      if (waiting === 0) return;
      try {
        unsaved.keepText({ base, values });
      } catch {
        // The page is closing, and its last change is kept nowhere. A full browser was reported before.
      }
    };
    const hide = () => document.visibilityState === "hidden" && leave();
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    void offer(unsaved, form, read, restoreFiles).then((isRestored) => {
      if (isRestored) setSaid(translate("entry.restored"));
    });
    return () => {
      unsubscribe();
      if (waiting !== 0) void keep();
      unsaved.close();
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [form, name, read, restoreFiles]);

  const forget = useCallback(async () => kept.current?.forget().catch(() => undefined), []);
  const keep = useCallback(async () => keepNow.current?.(), []);
  return { said, keep, forget };
}

/** Offers what was left of the form, the newest first. Returns whether the clerk took one. */
async function offer(
  unsaved: UnsavedForm,
  form: Options["form"],
  read: Options["read"],
  restoreFiles: Options["restoreFiles"],
): Promise<boolean> {
  for (let left = await unsaved.findLeft(); left; left = await unsaved.findLeft()) {
    const merged = mergeChanges(left.base, left.values, read().base);
    const isWanted = isGroup(merged) && !isSame(merged, read().base) && (await askToRestore());
    if (isWanted) {
      if (left.files) await restoreFiles(left.files);
      form.reset({ ...merged }, { keepDefaultValues: true });
      await unsaved.keep({ ...read(), values: form.getValues() }).catch(() => undefined);
    }
    await unsaved.forget(left.tab);
    if (isWanted) return true;
  }
  return false;
}

async function askToRestore(): Promise<boolean> {
  const answers = ["entry.restore", "entry.discard"] as const;
  // Closing the dialog discards nothing: only the answer to discard does.
  return (await askClerk({ heading: translate("editor.unsaved-found"), answers })) !== "entry.discard";
}
