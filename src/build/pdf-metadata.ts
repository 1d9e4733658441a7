import { z } from "zod";

/** The metadata of a PDF. */
export interface PdfFacts {
  readonly pages: number;
  /** The primary subtag of its language by BCP 47 (`hi` for `hi-IN`); null where it names none. */
  readonly language: string | null;
}

const information = z.object({ Language: z.string().nullish() });

/**
 * Reads the number of pages of a PDF and the language that its catalog names (`Lang`; ISO 32000-1, section 14.9.2).
 *
 * @throws what the reader finds wrong with the file: it is damaged, or a password is asked for
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfFacts> {
  // Loaded when the first PDF is read: a megabyte and a half that a build without new documents has no use for.
  const { getDocumentProxy } = await import("unpdf");
  // A copy, because the reader takes the bytes for its own. Its notes on what it could mend are of no use here.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  try {
    const { info } = await pdf.getMetadata();
    return { pages: pdf.numPages, language: primaryLanguage(information.parse(info).Language ?? "") };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function primaryLanguage(tag: string): string | null {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    // What is no language tag names no language.
    return null;
  }
}
