/** The script of the batch page, which adds many entries from one sheet. */
import { openHostPage } from "../host/open-host-page";
import { BatchPage } from "./BatchPage";

/** The URLs of assets from the script's data attributes: the site's style sheet and the document reader. */
const { previewStyle = "", documentReader = "" } = document.currentScript?.dataset ?? {};

void openHostPage("batch.title", "batch", ({ host, rules }) => (
  <BatchPage
    host={host}
    misspelled={rules.glossary.misspelled}
    documentReader={documentReader}
    previewStyle={previewStyle}
  />
));
