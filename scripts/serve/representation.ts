import { readFile } from "node:fs/promises";
import path from "node:path";
import { compression, type Encoding, fileTypeOf } from "../../src/site/production";
import { acceptance } from "../../src/site/requests";
import { encode } from "../build/encode";
import { findFile, type SiteFile } from "./site-files";

/** The form in which a file is sent. */
export type Representation =
  | { readonly kind: "plain" }
  /** A file beside it that the build wrote. */
  | { readonly kind: "precompressed"; readonly encoding: Encoding; readonly file: SiteFile }
  /** Compressed here, where the build wrote none. */
  | { readonly kind: "compressed"; readonly encoding: Encoding; readonly bytes: Buffer };

const plain: Representation = { kind: "plain" };

/** Middle levels: a visitor is waiting, unlike when the site is built. */
const levels: Readonly<Record<Encoding, number>> = { br: 5, gzip: 6 };

/** The content codings, the preferred first, each with the headers that accept it. */
const accepted = compression.encodings.map((encoding) => ({
  encoding,
  pattern: new RegExp(acceptance(encoding.name), "i"),
}));

/** Bytes held in memory at most; the oldest are let go first. */
const memoryLimit = 64 * 1024 * 1024;

/** Chooses how files of one folder are sent, keeping what it had to compress. */
export class Representations {
  readonly #root: string;
  readonly #compressed = new Map<string, Promise<Buffer>>();
  #bytesHeld = 0;

  constructor(root: string) {
    this.#root = root;
  }

  /** The form of a file that suits a request's `Accept-Encoding` (RFC 9110, section 12.5.3). */
  async of(file: SiteFile, acceptEncoding: string | undefined): Promise<Representation> {
    if (!isCompressible(file)) return plain;
    const encoding = accepted.find(({ pattern }) => pattern.test(acceptEncoding ?? ""))?.encoding;
    if (!encoding) return plain;
    const beside = await findFile(this.#root, file.name + encoding.extension);
    // One older than its source was left behind by an earlier build and holds another text.
    if (beside && beside.modified >= file.modified) {
      return { kind: "precompressed", encoding: encoding.name, file: beside };
    }
    const bytes = await this.#compress(file, encoding.name);
    return bytes.length < file.size ? { kind: "compressed", encoding: encoding.name, bytes } : plain;
  }

  async #compress(file: SiteFile, encoding: Encoding): Promise<Buffer> {
    const key = [encoding, file.modified, file.size, file.name].join(" ");
    const known = this.#compressed.get(key);
    if (known) return known;
    const work = readFile(path.join(this.#root, file.name)).then((bytes) => encode(bytes, encoding, levels[encoding]));
    this.#compressed.set(key, work);
    try {
      this.#bytesHeld += (await work).length;
    } catch (error) {
      this.#compressed.delete(key);
      throw error;
    }
    await this.#makeRoom();
    return work;
  }

  async #makeRoom(): Promise<void> {
    for (const [key, work] of this.#compressed) {
      if (this.#bytesHeld <= memoryLimit) return;
      this.#compressed.delete(key);
      this.#bytesHeld -= (await work).length;
    }
  }
}

/** Whether answers for a file differ by `Accept-Encoding`. */
export function isCompressible(file: SiteFile): boolean {
  return fileTypeOf(file.name).compressed && file.size >= compression.minimumSize;
}
