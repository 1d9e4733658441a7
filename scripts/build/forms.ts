import { createHash } from "node:crypto";
import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../../src/build/write-whole";
import { compression, type Encoding, fileTypeOf } from "../../src/site/production";
import { encode } from "./encode";

/** A compressed form of some bytes. */
export interface Form {
  readonly name: Encoding;
  /** What stands behind the name of the file that it is a form of. */
  readonly extension: string;
  /** The file that holds it. */
  readonly kept: string;
  /** Whether it was made by this build, not by one before. */
  readonly isNew: boolean;
}

/** Compressed forms that lie in a folder under the digests of what they hold, so that a build makes only those that are new. */
export interface Forms {
  readonly folder: string;
  /**
   * The forms of what stands at an address, made where there are none yet; what is too short for any has none. Whoever asks
   * a second time waits for the first.
   *
   * @throws what the file system reports
   */
  of(bytes: Buffer, address: string): Promise<readonly Form[]>;
}

/** The forms that are kept in a folder between builds. */
export function formsIn(folder: string): Forms {
  const making = new Map<string, Promise<boolean>>();
  const formOf = async (bytes: Buffer, digest: string, { name, extension }: Named, level: number): Promise<Form> => {
    const kept = path.join(folder, `${digest}-${level}${extension}`);
    const made = making.get(kept) ?? keep(kept, () => encode(bytes, name, level));
    making.set(kept, made);
    return { name, extension, kept, isNew: await made };
  };
  return {
    folder,
    async of(bytes, address) {
      if (bytes.length < compression.minimumSize) return [];
      await mkdir(folder, { recursive: true });
      const digest = createHash("sha256").update(bytes).digest("hex");
      const isQuick = compression.quick.test(address);
      return Promise.all(
        compression.encodings.map((one) => formOf(bytes, digest, one, isQuick ? one.quickLevel : one.level)),
      );
    },
  };
}

type Named = Pick<Form, "name" | "extension">;

/** Whether a file is worth compressing, by its name. */
export const isText = (file: string) => fileTypeOf(file).compressed;

/** Makes a file unless it is there; gives whether it did. */
async function keep(file: string, make: () => Promise<Buffer>): Promise<boolean> {
  if (await stat(file).catch(() => undefined)) return false;
  await writeWhole(file, await make());
  return true;
}
