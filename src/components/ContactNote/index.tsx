import { Message } from "../../i18n";
import { EmailLink } from "../ContactLinks";
import { type LocalizedText, TranslatedText } from "../TranslatedText";

interface Props {
  /** The office that looks after the site; null where the council has named none. */
  readonly manager: { readonly designation: LocalizedText; readonly email: string | null } | null;
  /** True if the page shows an example and not the council's decision. */
  readonly specimen: boolean;
}

/** Ends a page of text: whether its rules are an example, and whom to ask about it. Without either it shows nothing. */
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
