import { useEffect, useRef } from "react";
import { translate } from "../page";
import { PreviewFrame } from "./PreviewFrame";
import type { FormContents } from "./preview-site";

interface Props extends FormContents {
  readonly onClose: () => void;
}

/** Renders a full-screen preview of an entry. */
export function PreviewDialog({ onClose, ...preview }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="batch-preview" onClose={onClose} aria-label={translate("batch.preview")}>
      <button type="button" onClick={() => dialog.current?.close()}>
        {translate("editor.close")}
      </button>
      <PreviewFrame {...preview} />
    </dialog>
  );
}
