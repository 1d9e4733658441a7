import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { createFileFormat } from "../../desk/format";
import type { Collection } from "../../schema/collection";
import { create, translate } from "../page";
import { Preview } from "./Preview";

interface Props {
  readonly collection: Collection;
  /** The text of the entry's file. */
  readonly text: string;
  /** The size of the entry's document; 0 if unknown. */
  readonly bytes: number;
  /** The URL of the site's style sheet. */
  readonly previewStyle: string;
  readonly onClose: () => void;
}

/** Renders a full-screen preview of an entry. */
export function PreviewDialog({ collection, text, bytes, previewStyle, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (!page) return;
    page.head.append(create("link", { rel: "stylesheet", href: new URL(previewStyle, window.location.href).href }));
    // Following a link would replace the preview.
    page.addEventListener("click", (event) => event.preventDefault());
  }, [page, previewStyle]);
  const data = createFileFormat(collection).fromFile(text);
  return (
    <dialog ref={dialog} className="batch-preview" onClose={onClose} aria-label={translate("batch.preview")}>
      <button type="button" onClick={() => dialog.current?.close()}>
        {translate("editor.close")}
      </button>
      {/* Without a doctype (quirks mode) class names would be case-insensitive. */}
      <iframe
        title={translate("batch.preview")}
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page &&
        createPortal(<Preview collection={collection} data={data} sizeOf={() => bytes} chosen={{}} />, page.body)}
    </dialog>
  );
}
