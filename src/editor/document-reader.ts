/**
 * The script that looks into a chosen document, as the content check does. The editor loads it with the first document:
 * the reader of PDF in it is as large as all else of the editor's own.
 */
import { readDocument } from "../content/document-faults";
import { findPdfWarnings } from "../content/pdf-warnings";

declare global {
  interface Window {
    /** Defined once the script is loaded. */
    readDocument?: typeof readDocument;
    findPdfWarnings?: typeof findPdfWarnings;
  }
}

window.readDocument = readDocument;
window.findPdfWarnings = findPdfWarnings;
