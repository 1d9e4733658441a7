/** The script of the batch page, which adds many entries from one sheet. */
import { openHostPage } from "../host/open-host-page";
import { backLink } from "../page";
import { BatchPage } from "./BatchPage";

/** The waiting batch in the page's address that is corrected, such as `#batch/results-20261127101500`. */
const branch = window.location.hash.slice(1) || undefined;

void openHostPage("batch.title", "batch", [backLink], ({ host, rules }) => (
  <BatchPage host={host} branch={branch} misspelled={rules.glossary.misspelled} />
));
