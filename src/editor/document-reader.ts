/**
 * The script that checks a chosen document, as the content check does. The editor loads it for the first document,
 * because its PDF reader is as large as the rest of the editor's code.
 */

import { readDocument } from "../documents/read-document";
import { findDocumentWarnings } from "../documents/warnings";

declare global {
  interface Window {
    /** The document check; defined once the script is loaded. */
    readDocument?: typeof readDocument;
    findDocumentWarnings?: typeof findDocumentWarnings;
  }
}

window.readDocument = readDocument;
window.findDocumentWarnings = findDocumentWarnings;
