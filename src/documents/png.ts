import { decodeLatin1 } from "./bytes";
import { unzipZlib } from "./zip";

/** The samples of a pixel by colour type (PNG, section 11.2.1). */
const samplesOf = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/** Checks whether a PNG has all of its pixels: programs do not draw one that is cut off. The header must be right. */
export function hasWholeImage(bytes: Uint8Array): boolean {
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let packed = "";
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = numbers.getUint32(at);
    const type = decodeLatin1(bytes.subarray(at + 4, at + 8));
    if (at + 12 + length > bytes.length) return false;
    if (type === "IDAT") packed += decodeLatin1(bytes.subarray(at + 8, at + 8 + length));
    if (type === "IEND") return hasAllPixels(packed, numbers);
    at += 12 + length;
  }
  return false;
}

function hasAllPixels(packed: string, numbers: DataView): boolean {
  const [width, height] = [numbers.getUint32(16), numbers.getUint32(20)];
  const bits = numbers.getUint8(24) * (samplesOf.get(numbers.getUint8(25)) ?? 0);
  // Interlaced rows divide the picture, and together have no fewer bytes.
  const size = height * (1 + Math.ceil((width * bits) / 8));
  if (bits === 0) return false;
  try {
    return (unzipZlib(packed, 2 * size)?.length ?? 0) >= size;
  } catch {
    // More than any picture of this size.
    return false;
  }
}
