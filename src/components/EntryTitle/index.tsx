import { type LocalizedText, LocalText } from "../LocalText";
import { SpecimenTag } from "../SpecimenTag";

interface Props {
  readonly value: LocalizedText;
  readonly specimen: boolean;
}

/** An entry's title, saying so where the entry is a specimen. */
export function EntryTitle({ value, specimen }: Props) {
  return (
    <>
      <LocalText value={value} /> {specimen && <SpecimenTag />}
    </>
  );
}
