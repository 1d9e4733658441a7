import { type ClerkMessage, toMessage } from "../messages";
import type { pictureTypes } from "../schema/formats";
import { portraitSize } from "../site/documents";
import { hasWholeImage } from "./png";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Tells a format of pictures from others, and measures its files. */
export interface PictureFormat {
  /** Checks whether a file begins like a picture of this format, with each byte a character. */
  readonly matches: (begin: string) => boolean;
  /** Reads the size in pixels. Returns undefined for a picture that is cut off or damaged before it. */
  readonly measure: (numbers: DataView) => Size | undefined;
  /** Checks whether no part of a picture is missing. */
  readonly isWhole: (bytes: Uint8Array) => boolean;
}

/** ITU-T T.81, annex B. */
const jpeg: PictureFormat = {
  matches: (begin) => begin.startsWith("\xff\xd8\xff"),
  measure: measureJpeg,
  isWhole: (bytes) => findLast(bytes, 0xff, 0xd9) > findFrame(toNumbers(bytes)),
};

/** The format of a picture by its extension. */
export const pictureFormats = {
  jpg: jpeg,
  jpeg,
  // PNG, sections 5.2 and 11.2.1.
  png: {
    matches: (begin) => begin.startsWith("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
    measure: (numbers) => ({ width: numbers.getUint32(16), height: numbers.getUint32(20) }),
    isWhole: hasWholeImage,
  },
  // RFC 9649, section 2.
  webp: {
    matches: (begin) => begin.startsWith("RIFF") && /^WEBPVP8[ LX]/u.test(begin.slice(8)),
    measure: measureWebp,
    isWhole: (bytes) => bytes.length >= toNumbers(bytes).getUint32(4, true) + 8,
  },
} as const satisfies Readonly<Record<keyof typeof pictureTypes, PictureFormat>>;

/** The side of a square with the maximum number of pixels: as many as phones take, but few enough to unpack. */
const longestSide = 8000;

/**
 * Finds why a picture cannot be published: it is cut off, has fewer pixels than the site shows, or more than a build can
 * unpack.
 */
export function findPictureFault(
  found: string,
  bytes: Uint8Array,
  { measure, isWhole }: PictureFormat,
): ClerkMessage | undefined {
  const size = measureSafely(bytes, measure);
  if (!size) return toMessage("document-cut", { found });
  const { width, height } = size;
  const { shown } = portraitSize;
  if (Math.min(width, height) < shown)
    return toMessage("picture-small", {
      found,
      size: formatSize(size),
      least: formatSize({ width: shown, height: shown }),
    });
  const limit = { width: longestSide, height: longestSide };
  if (width * height > longestSide ** 2)
    return toMessage("picture-large", { found, size: formatSize(size), limit: formatSize(limit) });
  return isWhole(bytes) ? undefined : toMessage("document-cut", { found });
}

const formatSize = ({ width, height }: Size) => `${width} × ${height}`;

function measureSafely(bytes: Uint8Array, measure: PictureFormat["measure"]): Size | undefined {
  try {
    return measure(toNumbers(bytes));
  } catch (error) {
    // A `DataView` throws beyond its end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function toNumbers(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function measureJpeg(numbers: DataView): Size | undefined {
  const frame = findFrame(numbers);
  return frame < 0 ? undefined : { height: numbers.getUint16(frame + 5), width: numbers.getUint16(frame + 7) };
}

/** Returns the position of a JPEG's frame header, after the segments of metadata; -1 without one. */
function findFrame(numbers: DataView): number {
  for (let at = 2; at + 9 < numbers.byteLength; ) {
    const marker = numbers.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return at;
    // Bytes of 255 may fill the space before a marker.
    at += marker === 0xff ? 1 : 2 + numbers.getUint16(at + 2);
  }
  return -1;
}

function findLast(bytes: Uint8Array, first: number, second: number): number {
  for (let at = bytes.length - 2; at >= 0; at -= 1) if (bytes[at] === first && bytes[at + 1] === second) return at;
  return -1;
}

function measureWebp(numbers: DataView): Size {
  const kind = numbers.getUint8(15);
  if (kind === 0x58) return { width: get24Bits(numbers, 24) + 1, height: get24Bits(numbers, 27) + 1 };
  if (kind === 0x4c) {
    const bits = numbers.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: numbers.getUint16(26, true) & 0x3fff, height: numbers.getUint16(28, true) & 0x3fff };
}

function get24Bits(numbers: DataView, at: number): number {
  return numbers.getUint16(at, true) + numbers.getUint8(at + 2) * 0x10000;
}
