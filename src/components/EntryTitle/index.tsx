import { SpecimenTag } from "../SpecimenTag";
import { type LocalizedText, TranslatedText } from "../TranslatedText";

interface Props {
  readonly value: LocalizedText;
  readonly specimen: boolean;
}

/** An entry's title, saying so where the entry is a specimen. */
export function EntryTitle({ value, specimen }: Props) {
  return (
    <>
      <TranslatedText value={value} /> {specimen && <SpecimenTag />}
    </>
  );
}
