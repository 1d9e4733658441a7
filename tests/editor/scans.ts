import { readFileSync } from "node:fs";
import path from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { memoize } from "../../src/content/memoize";
import { createPicturePdf } from "../../src/documents/picture-pdf";
import { createPdf } from "../cases/create-pdf";
import { isNight } from "../site/examples";

const [width, height] = [1240, 1754];

/** Draws lines of an order on the grain of a paper, as a camera or a scanner sees it, once for all recipes. */
const drawPaper = memoize(async () => {
  const rows = Array.from(
    { length: 30 },
    (_, row) => `<text x="120" y="${200 + row * 45}">Order no. ${row} of 2031</text>`,
  );
  const words = Buffer.from(`<svg width="${width}" height="${height}" font-size="32">${rows.join("")}</svg>`);
  const noise = { type: "gaussian", mean: 215, sigma: 22 } as const;
  const paper = sharp({ create: { width, height, channels: 3, background: "white", noise } });
  return paper
    .composite([{ input: words }])
    .png()
    .toBuffer();
});

/** Takes a photograph of an order: as its camera stores it, with the turn that shows it upright. */
export const photograph = async (orientation = 1, size = { width, height }) =>
  sharp(await drawPaper())
    .resize({ ...size, fit: "fill" })
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer();

/** Creates a PDF of one page that a picture fills, with more on the page. */
function createScan(picture: string, data: Uint8Array, { content = "", box = "", catalog = "" } = {}): Buffer {
  const image = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}${picture}/Length ${data.length}>>\nstream\n${Buffer.from(data).toString("latin1")}\nendstream`;
  return createPdf({
    catalog,
    page: `/Resources<</XObject<</P 5 0 R>>/Font<</F 6 0 R>>>>${box}`,
    content: `q 595 0 0 842 0 0 cm /P Do Q ${content}`,
    more: [image, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"],
  });
}

/** The recipes of scans by what they are; `isOffered` if a lighter copy is offered. */
export async function makeScans(): Promise<Record<string, { readonly bytes: Buffer; readonly isOffered: boolean }>> {
  const colour = await photograph();
  const grey = await sharp(await drawPaper())
    .greyscale()
    .jpeg({ quality: 90 })
    .toBuffer();
  const raw = await sharp(await drawPaper())
    .greyscale()
    .raw()
    .toBuffer();
  const bits = Uint8Array.from({ length: Math.ceil(width / 8) * height }, (_, at) => {
    const [row, left] = [Math.floor(at / (width / 8)), (at % (width / 8)) * 8];
    return Array.from({ length: 8 }, (_, bit) => Number((raw[row * width + left + bit] ?? 0) > 215)).reduce(
      (sum, bit) => sum * 2 + bit,
      0,
    );
  });
  const inColour = "/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode";
  const offer = (bytes: Buffer) => ({ bytes, isOffered: true });
  const leave = (bytes: Buffer) => ({ bytes, isOffered: false });
  const small = { width: 600, height: 849 };
  const jpeg = new Blob([new Uint8Array(await photograph(1, small))]);
  // 200 pages would not fit into a document with the bytes that a light page may have.
  const pages = Array.from({ length: isNight() ? 200 : 6 }, () => ({ ...small, jpeg }));
  const signature = "/AcroForm<</SigFlags 3/Fields[<</FT/Sig/T(Signature)/V<</Type/Sig/ByteRange[0 1 2 3]>>>>]>>";
  const encrypted = readFileSync(path.resolve("tests/cases/pdf/owner-password.pdf"));
  return {
    "one bit": offer(createScan("/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode", deflateSync(bits))),
    grey: offer(createScan("/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode", grey)),
    colour: offer(createScan(inColour, colour)),
    landscape: offer(createScan(inColour, colour, { box: "/Rotate 90" })),
    "upside down": offer(createScan(inColour, colour, { box: "/Rotate 180" })),
    "mixed with text": leave(createScan(inColour, colour, { content: "BT /F 12 Tf 40 40 Td (Order) Tj ET" })),
    signed: leave(createScan(inColour, colour, { catalog: signature })),
    encrypted: leave(Buffer.concat([encrypted, Buffer.from("%".repeat(200_000))])),
    "many pages": offer(Buffer.from(await createPicturePdf(pages).arrayBuffer())),
    broken: leave(createScan(inColour, colour).subarray(0, 200_000)),
  };
}
