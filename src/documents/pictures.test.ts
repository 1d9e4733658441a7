import sharp from "sharp";
import { formatMessage } from "../messages";
import { readDocument } from "./read-document";

type Ending = "jpg" | "png" | "webp";

/** Encodes a grey picture. */
function encode(ending: Ending, width: number, height: number, options = {}): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: "#888888" } });
  return picture.toFormat(ending, options).toBuffer();
}

async function readFault(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const { fault } = await readDocument(name, bytes);
  return fault && formatMessage(fault, "en");
}

const formats = [
  ["jpg", {}],
  ["jpg", { progressive: true }],
  ["png", {}],
  ["webp", {}],
  ["webp", { lossless: true }],
] as const;

describe.each(formats)("a picture as %s with %p", (ending, options) => {
  test("of 80 by 90 pixels is accepted, and the size of a smaller one is named", async () => {
    expect(await readFault(`a.${ending}`, await encode(ending, 80, 90, options))).toBeUndefined();
    expect(await readFault(`a.${ending}`, await encode(ending, 300, 79, options))).toBe(
      `the picture a.${ending} has 300 × 79 pixels; choose one with 80 × 80 or more`,
    );
  });

  test("that is cut off at any place is refused", async () => {
    const whole = await encode(ending, 200, 200, options);
    for (const share of [0.05, 0.3, 0.6, 0.95])
      expect(await readFault(`a.${ending}`, whole.subarray(0, Math.floor(whole.length * share)))).toMatch(
        /is cut off|is not (?:JPG|PNG|WEBP) inside/u,
      );
  });
});

test("a photograph with metadata, as cameras write them, is measured after them", async () => {
  const exif = { IFD0: { Artist: "a".repeat(5000) } };
  const photo = await sharp(await encode("webp", 100, 70, {}))
    .withExif(exif)
    .webp()
    .toBuffer();
  expect(await readFault("a.webp", photo)).toContain("100 × 70");
  expect(await readFault("a.jpg", await sharp(photo).withExif(exif).jpeg().toBuffer())).toContain("100 × 70");
});

test("a picture that would unpack to more than a build can hold is refused before it is unpacked", async () => {
  const bytes = await encode("png", 80, 80);
  bytes.writeUInt32BE(800_001, 16);
  expect(await readFault("a.png", bytes)).toBe(
    "the picture a.png has 800001 × 80 pixels; the limit is 8000 × 8000; save it smaller",
  );
});
