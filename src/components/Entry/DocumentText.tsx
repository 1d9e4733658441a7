import type { EntryPageContent } from "../../lists/entry-page";
import { Contents } from "../Contents";
import { RichText } from "../RichText";

interface Props {
  readonly body: NonNullable<EntryPageContent["body"]>;
}

/** The text of a document, with its chapters before it where it is long. */
export function DocumentText({ body }: Props) {
  return (
    <>
      <Contents text={body} />
      <RichText value={body} />
    </>
  );
}
