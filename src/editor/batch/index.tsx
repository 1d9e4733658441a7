/** The script of the batch page, which adds many entries from one sheet. */
import { openHostPage } from "../host/open-host-page";
import { BatchPage } from "./BatchPage";

/** The URLs of assets from the script's data attributes: the site's style sheet and the readers of documents and of Word's texts. */
const { previewStyle = "", documentReader = "", wordReader = "" } = document.currentScript?.dataset ?? {};

/** The waiting batch in the page's address that is corrected, such as `#batch/results-20261127101500`. */
const branch = window.location.hash.slice(1) || undefined;

void openHostPage("batch.title", "batch", ({ host, rules }) => (
  <BatchPage
    host={host}
    branch={branch}
    misspelled={rules.glossary.misspelled}
    documentReader={documentReader}
    wordReader={wordReader}
    previewStyle={previewStyle}
  />
));
