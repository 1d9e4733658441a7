import { Message } from "../../i18n";
import { EmailLink } from "../ContactLinks";
import { type Translated, TranslatedText } from "../TranslatedText";

interface Props {
  /** The office responsible for the site; null if the council has named none. */
  readonly manager: { readonly designation: Translated; readonly email: string | null } | null;
  /** True if the page shows an example instead of the council's decision. */
  readonly specimen: boolean;
}

/**
 * Renders the end of a text page: a note on example rules, and the office to contact. Renders nothing if both are
 * missing.
 */
export function ContactNote({ manager, specimen }: Props) {
  if (!specimen && !manager?.email) return null;
  return (
    <div className="card">
      {specimen && (
        <p>
          <Message id="text.specimen" />
        </p>
      )}
      {manager?.email && (
        <p>
          <strong>
            <Message id="text.questions" />
          </strong>
          <br />
          <TranslatedText value={manager.designation} />
          {" ("}
          <Message id="layout.manager" />
          {"), "}
          <EmailLink address={manager.email} />
        </p>
      )}
    </div>
  );
}
