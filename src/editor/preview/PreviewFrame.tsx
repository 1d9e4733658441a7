import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { create, translate } from "../page";
import type { FormContents } from "./preview-site";

/** The preview renders the site's pages, which are as large as the rest of the editor, so it is loaded when it is shown. */
const Preview = lazy(async () => ({ default: (await import("./styled-preview")).Preview }));

/** Renders the page of an entry in a frame, with the site's styles. */
export function PreviewFrame(contents: FormContents) {
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    if (!page) return;
    const { previewStyle = "" } = document.body.dataset;
    page.head.append(create("link", { rel: "stylesheet", href: new URL(previewStyle, window.location.href).href }));
    // Following a link would replace the preview.
    page.addEventListener("click", (event) => event.preventDefault());
  }, [page]);
  return (
    <>
      {/* Without a doctype (quirks mode) class names would be case-insensitive. */}
      <iframe
        title={translate("batch.preview")}
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page &&
        createPortal(
          <Suspense fallback={<p role="status">{translate("requests.reading")}</p>}>
            <Preview {...contents} />
          </Suspense>,
          page.body,
        )}
    </>
  );
}
