import { createHash } from "node:crypto";
import { Lexer } from "yaml";
import { contentFolder, entryEnding } from "../../../content/folders";
import type { ProjectFiles } from "../../../content/project-files";
import type { KnownTexts, ProductTexts } from "../../../desk/built-texts";
import { decodeUtf8 } from "../../../documents/bytes";

/**
 * Lists the texts of content files by git's identifier of their bytes, so that the desk need not read them from the host.
 *
 * @param late the files of entries that are not public yet. The list is public and must not reveal them, nor comments.
 */
export function listTexts(files: ProjectFiles, late: readonly string[]): KnownTexts {
  const hidden = new Set(late);
  const texts = Array.from(files, ([path, file]): [string, string][] => {
    if (!path.startsWith(`${contentFolder}/`) || !path.endsWith(entryEnding) || hidden.has(path)) return [];
    if (file.isOfProduct) return [];
    const bytes = file.read();
    const text = decodeUtf8(bytes);
    return text === undefined || hasComment(text) ? [] : [[getBlobId(bytes), text]];
  });
  return Object.fromEntries(texts.flat());
}

/** Lists the texts of the product's entries by the paths of the council's files that may replace their values. */
export function listProductTexts(files: ProjectFiles): ProductTexts {
  const texts = Array.from(files, ([path, { below }]): [string, string][] =>
    below !== undefined && path.endsWith(entryEnding) ? [[path, below]] : [],
  );
  return Object.fromEntries(texts.flat());
}

const hasComment = (text: string) => [...new Lexer().lex(text)].some((token) => token.startsWith("#"));

/** @see https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
const getBlobId = (bytes: Uint8Array) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
