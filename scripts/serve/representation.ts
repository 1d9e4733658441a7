import { compression, type Encoding, fileTypeOf } from "../../src/site/http";
import { acceptance } from "../../src/site/requests";
import { findFile, type SiteFile } from "./site-files";

/** The form in which a file is sent: the file itself, or a compressed one that the build wrote beside it. */
export interface Representation {
  readonly file: SiteFile;
  readonly encoding?: Encoding;
}

/** The content codings, the preferred first, each with the headers that accept it. */
const accepted = compression.encodings.map((encoding) => ({
  ...encoding,
  pattern: new RegExp(acceptance(encoding.name), "i"),
}));

/**
 * Chooses the form of a file that suits a request's `Accept-Encoding` (RFC 9110, section 12.5.3). Nothing is compressed
 * here: the build has done it, better than a waiting visitor would allow.
 *
 * @param root the published folder
 */
export async function chooseRepresentation(
  root: string,
  file: SiteFile,
  acceptEncoding: string | undefined,
): Promise<Representation> {
  const coding = isCompressible(file) && accepted.find(({ pattern }) => pattern.test(acceptEncoding ?? ""));
  if (!coding) return { file };
  const compressed = await findFile(root, file.name + coding.extension);
  // One older than its source was left behind by an earlier build and holds another text.
  if (!compressed || compressed.modified < file.modified) return { file };
  return { file: compressed, encoding: coding.name };
}

/** Returns whether responses for a file vary by `Accept-Encoding`. */
export function isCompressible(file: SiteFile): boolean {
  return fileTypeOf(file.name).compressed && file.size >= compression.minimumSize;
}
