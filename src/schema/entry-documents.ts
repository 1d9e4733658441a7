import { z } from "zod";
import { type LocaleCode, localeCodes } from "../site/locales";
import { isEmpty } from "./empty";
import { source } from "./published";

/** A document named in an entry. */
interface NamedDocument {
  /** The file's name in `static/documents`. */
  readonly name: string;
  /** The language stated in the entry; undefined for the issued document, whose file states it. */
  readonly language: LocaleCode | undefined;
}

const unlessEmpty = (value: unknown) => (isEmpty(value) ? undefined : value);

const naming = z.object({
  document: z.preprocess(unlessEmpty, source.document),
  otherLanguages: z.preprocess(unlessEmpty, source.otherLanguages),
});

/**
 * Returns the documents of an entry's source, the issued one first: those that 'Click Here' can open. Texts and links
 * may name more (`src/content/document-uses.ts`). Invalid fields are skipped.
 */
export function sourceDocumentsIn(fields: unknown): NamedDocument[] {
  const { document, otherLanguages = {} } = naming.safeParse(fields).data ?? {};
  const issued = document === undefined ? [] : [{ name: document, language: undefined }];
  const others = localeCodes.flatMap((language): NamedDocument[] => {
    const name = otherLanguages[language];
    return name === undefined ? [] : [{ name, language }];
  });
  return [...issued, ...others];
}

/**
 * Returns the documents of an entry in a reader's order of preference: the reader's language, Hindi (the council's
 * language), then the others. 'Click Here' opens the first.
 *
 * @param find returns a published document by name, with the language that its file states
 */
export function documentsFor<File extends { readonly language: string | null }>(
  fields: unknown,
  reader: LocaleCode,
  find: (name: string) => File | undefined,
): (File & { readonly language: string | null })[] {
  const rank = ({ language }: Pick<File, "language">) => (language === reader ? 0 : language === "hi" ? 1 : 2);
  return sourceDocumentsIn(fields)
    .flatMap(({ name, language }) => {
      const file = find(name);
      return file ? [{ ...file, language: language ?? file.language }] : [];
    })
    .sort((one, other) => rank(one) - rank(other));
}
