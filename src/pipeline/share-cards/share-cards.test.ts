import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { sampleData } from "../../../tests/feeds/sample";
import { temporaryFolder } from "../../../tests/temporary-folder";
import { createStore } from "../made-files";
import { writeShareCard } from "./";

const folder = temporaryFolder();
const { council } = sampleData();
const card = path.join(folder, "hi", "share.png");

/** Writes the card of a council in Hindi. */
const write = (changed: Partial<typeof council>) => {
  const store = createStore(path.join(folder, "kept"));
  return writeShareCard(folder, { language: "hi", council: { ...council, ...changed } }, store);
};
const named = (text: string) => ({ name: { text, language: "hi" as const } });

it.each([
  ["a usual name", "राज्य संस्कृत शिक्षा परिषद्"],
  ["a name of many words", "परीक्षाफलम् ".repeat(40).trim()],
  ["a name in one long word", "क".repeat(200)],
])("renders a small card of the declared size for %s", async (_kind, name) => {
  await write(named(name));
  const { width, height, format } = await sharp(card).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  expect(statSync(card).size).toBeLessThan(60_000);
});

it.each([
  ["#43163b", [0x43, 0x16, 0x3b]],
  ["#0b3d2e", [0x0b, 0x3d, 0x2e]],
])("renders the card in the council's colour %s", async (colour, expected) => {
  await write({ colour });
  const corner = sharp(card).extract({ left: 0, top: 629, width: 1, height: 1 });
  const pixel = [...(await corner.removeAlpha().raw().toBuffer())];
  // The palette of a PNG rounds a colour by one step.
  expect(pixel).toEqual(expected.map((channel) => expect.closeTo(channel, -0.5)));
});

it("renders Devanagari conjuncts", async () => {
  const draw = async (name: string) => {
    await write(named(name));
    return readFileSync(card);
  };
  // A zero-width non-joiner keeps the two letters apart. Without shaping, or without the font, it changes nothing.
  expect((await draw("क्ष")).equals(await draw("क्\u200Cष"))).toBe(false);
});
