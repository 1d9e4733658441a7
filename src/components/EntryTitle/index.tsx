import type { LocalizedText } from "../../site/locales";
import { SpecimenTag } from "../Specimen";
import { TranslatedText } from "../TranslatedText";

interface Props {
  readonly value: LocalizedText;
  readonly specimen: boolean;
  /** The URL of the entry; without it the title is not a link. */
  readonly url?: string | undefined;
}

/** Renders an entry's title, with a tag if the entry is a specimen. */
export function EntryTitle({ value, specimen, url }: Props) {
  const title = <TranslatedText value={value} />;
  return (
    <>
      {url ? <a href={url}>{title}</a> : title}
      {specimen && " "}
      {specimen && <SpecimenTag />}
    </>
  );
}
