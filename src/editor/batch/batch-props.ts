import type { ClerkLanguage } from "../../content/messages";
import type { GlossaryRules } from "../../language/glossary";
import type { Host } from "./hosts";

/** The props of the batch page. */
export interface BatchProps {
  readonly language: ClerkLanguage;
  readonly host: Host;
  readonly misspelled: GlossaryRules["misspelled"];
  /** The URL of the script that looks into documents. */
  readonly documentReader: string;
  /** The URL of the style of the site's pages. */
  readonly previewStyle: string;
}
