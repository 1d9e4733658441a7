import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { councilFolder } from "../../tests/site/council";
import { documentsFolder } from "../content/folders";
import { formatMessage } from "../messages";
import type { Recall } from "./made-files";
import { readPicture, shrinkPicture } from "./pictures";

const make: Recall = (_inputs, create) => create();

/** A drawing with the place of a photograph in its metadata. */
const specimen = readFileSync(path.join(councilFolder, documentsFolder, "portrait-test-specimen.jpg"));

test.each(["jpeg", "png", "webp"] as const)(
  "publishes a small square of a picture as %s without its metadata",
  async (format) => {
    const original = await sharp(specimen).keepMetadata().toFormat(format).toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const small = await sharp(await shrinkPicture(original, make)).metadata();
    expect(small).toMatchObject({ format, width: 160, height: 160 });
    expect([small.exif, small.xmp, small.iptc, small.icc, small.orientation]).toEqual(Array(5).fill(undefined));
  },
);

test("publishes the top of an upright picture, as a photograph's orientation says", async () => {
  const half = (background: string) => ({ create: { width: 200, height: 200, channels: 3 as const, background } });
  const upright = sharp({ create: { width: 200, height: 400, channels: 3, background: "#000000" } }).composite([
    { input: await sharp(half("#ffffff")).png().toBuffer(), left: 0, top: 0 },
  ]);
  // A camera that was held upright stores the picture on its side.
  const photo = await sharp(await upright.png().toBuffer())
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const { channels } = await sharp(await shrinkPicture(photo, make)).stats();
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
});

test("names a picture that no program opens, with its correction", async () => {
  const broken = Buffer.from(specimen);
  // The header stays, so the picture has its size.
  broken.fill(0x55, broken.indexOf(Buffer.from([0xff, 0xdb])) + 2, broken.indexOf(Buffer.from([0xff, 0xc0])));
  const { fault } = await readPicture("head.jpg", broken);
  expect(fault && formatMessage(fault, "en")).toMatch(
    /^the document head\.jpg (?:does not open; save it again as JPG|is cut off)/u,
  );
});
