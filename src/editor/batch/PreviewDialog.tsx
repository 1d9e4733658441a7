import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type ClerkLanguage, texts } from "../../content/messages";
import type { Collection } from "../../schema/collection";
import { fileFormat } from "../format";
import { Preview } from "../preview";
import type { BatchRow } from "./plan";

interface Props {
  readonly row: BatchRow;
  readonly collection: Collection;
  readonly language: ClerkLanguage;
  readonly previewStyle: string;
  readonly onClose: () => void;
}

/** The entry of a row on the whole screen, as the site shows it. */
export function PreviewDialog({ row, collection, language, previewStyle, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (!page) return;
    const style = page.createElement("link");
    style.rel = "stylesheet";
    style.href = new URL(previewStyle, window.location.href).href;
    page.head.append(style);
    // Links are shown, not followed: the preview would be gone.
    page.addEventListener("click", (event) => event.preventDefault());
  }, [page, previewStyle]);
  const data = fileFormat(collection).fromFile(row.draft?.text ?? "");
  const sizeOf = () => row.document?.bytes.length ?? 0;
  return (
    <dialog ref={dialog} className="batch-preview" onClose={onClose} aria-label={texts("batch.preview")[language]}>
      <button type="button" onClick={() => dialog.current?.close()}>
        {texts("editor.close")[language]}
      </button>
      {/* Without a document type the browser would not tell the case of classes. */}
      <iframe
        title={texts("batch.preview")[language]}
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page && createPortal(<Preview {...{ collection, data, language, sizeOf, chosen: {} }} />, page.body)}
    </dialog>
  );
}
