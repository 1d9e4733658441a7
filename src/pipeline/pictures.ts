import { computeSha256 } from "../content/sha256";
import { readDocument } from "../documents/read-document";
import { toMessage } from "../messages";
import { portraitSize } from "../site/documents";
import { recall } from "./made-files";

/**
 * Creates the copy of a picture that the site publishes: its upper square, small, in the same format, and without
 * metadata such as the place and time of a photograph.
 */
export function shrinkPicture(content: Uint8Array, store = recall): Promise<Uint8Array> {
  return store(["portrait", portraitSize, computeSha256(content)], async () => {
    // Few programs that import this module need pictures, and loading this library changes the environment.
    const { default: sharp } = await import("sharp");
    const { stored: side } = portraitSize;
    // Without further calls sharp writes no metadata and converts colours to sRGB.
    return sharp(content, { failOn: "none" })
      .autoOrient()
      .resize(side, side, { fit: "cover", position: "top" })
      .jpeg({ mozjpeg: true, force: false })
      .png({ palette: true, force: false })
      .toBuffer();
  });
}

/** Reads a picture as `readDocument` does, and tries whether a build can shrink it. */
export async function readPicture(name: string, content: Uint8Array): ReturnType<typeof readDocument> {
  const { fault } = await readDocument(name, content);
  if (fault) return { fault };
  try {
    await shrinkPicture(content);
    return {};
  } catch {
    const ending = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
    return { fault: toMessage("document-damaged", { found: name, ending }) };
  }
}
