import type { EntryPageContent } from "../../lists/entry-page";
import { Contents } from "../Contents";
import { RichText } from "../RichText";

interface Props {
  readonly body: NonNullable<EntryPageContent["body"]>;
}

/** Renders the text of a document, with a table of contents if it is long. */
export function DocumentText({ body }: Props) {
  return (
    <>
      <Contents text={body} />
      <RichText value={body} />
    </>
  );
}
