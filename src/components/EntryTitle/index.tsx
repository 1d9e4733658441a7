import { SpecimenTag } from "../Specimen";
import { type LocalizedText, TranslatedText } from "../TranslatedText";

interface Props {
  readonly value: LocalizedText;
  readonly specimen: boolean;
  /** Where the title leads; without it the title is no link. */
  readonly url?: string | undefined;
}

/** An entry's title, saying so where the entry is a specimen. */
export function EntryTitle({ value, specimen, url }: Props) {
  const title = <TranslatedText value={value} />;
  return (
    <>
      {url ? <a href={url}>{title}</a> : title} {specimen && <SpecimenTag />}
    </>
  );
}
