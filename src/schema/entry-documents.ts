import { z } from "zod";
import { type LocaleCode, localeCodes } from "../site/locales";
import { isEmpty } from "./empty";
import { source } from "./published";

/** A document that an entry names. */
interface NamedDocument {
  /** The file's name in `static/documents`. */
  readonly name: string;
  /** The language that the entry gives for it; undefined for the document as it was issued, which says so itself. */
  readonly language: LocaleCode | undefined;
}

const unlessEmpty = (value: unknown) => (isEmpty(value) ? undefined : value);

const naming = z.object({
  document: z.preprocess(unlessEmpty, source.document),
  otherLanguages: z.preprocess(unlessEmpty, source.otherLanguages),
});

/**
 * Lists the documents that an entry is the source of, the issued one first: those that 'Click Here' can open. Texts and
 * links may name more (`src/content/document-uses.ts`). Fields that are wrong name none.
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
 * Finds the documents that an entry's fields name, in the order in which a reader wants them: in the own language, in Hindi
 * as the council's own, then the others. The first one is what 'Click Here' opens.
 *
 * @param find gives a published document by its name, with the language that its file says it is in
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
