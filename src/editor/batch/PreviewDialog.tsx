import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type ClerkLanguage, texts } from "../../content/messages";
import type { Collection } from "../../schema/collection";
import { createFileFormat } from "../format";
import { Preview } from "../preview";
import type { BatchRow } from "./plan";

interface Props {
  readonly row: BatchRow;
  readonly collection: Collection;
  readonly language: ClerkLanguage;
  readonly previewStyle: string;
  readonly onClose: () => void;
}

/** Renders a full-screen preview of a row's entry. */
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
    // Following a link would replace the preview.
    page.addEventListener("click", (event) => event.preventDefault());
  }, [page, previewStyle]);
  const data = createFileFormat(collection).fromFile(row.draft?.text ?? "");
  const sizeOf = () => row.document?.bytes.length ?? 0;
  return (
    <dialog ref={dialog} className="batch-preview" onClose={onClose} aria-label={texts("batch.preview")[language]}>
      <button type="button" onClick={() => dialog.current?.close()}>
        {texts("editor.close")[language]}
      </button>
      {/* Without a doctype (quirks mode) class names would be case-insensitive. */}
      <iframe
        title={texts("batch.preview")[language]}
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page && createPortal(<Preview {...{ collection, data, language, sizeOf, chosen: {} }} />, page.body)}
    </dialog>
  );
}
