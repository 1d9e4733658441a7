import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { sampleData } from "../../../tests/feeds/sample";
import { createStore } from "../made-files";
import { placeShareCards } from "./";

const folder = mkdtempSync(path.join(tmpdir(), "share-cards-"));
const published = path.join(folder, "public");
const kept = path.join(folder, "kept");
afterAll(() => rmSync(folder, { recursive: true }));

const { pages, ...others } = sampleData();
/** Some of the pages, since to draw one takes long. */
const data = { ...others, pages: pages.filter(({ key }) => ["orders", "acts"].includes(key)) };
const place = (languages = [data]) => placeShareCards(languages, published, createStore(kept));
const drawn = () => readdirSync(kept).length;

it("renders a small card of the declared size for every page", async () => {
  expect(await place()).toBe(data.pages.length);
  expect(drawn()).toBe(data.pages.length);
  const file = path.join(published, "share", "orders.png");
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  expect(statSync(file).size).toBeLessThan(60_000);
});

it("renders only the cards that changed", async () => {
  await place();
  const before = drawn();
  const [first, ...others] = data.pages;
  if (!first) throw new Error("The sample has no page.");
  const title = { text: "Another title", language: "en" as const };
  await place([{ ...data, pages: [{ ...first, title }, ...others] }]);
  expect(drawn()).toBe(before + 1);
});

it("renders the cards in the council's colour", async () => {
  const card = path.join(published, "share", "orders.png");
  await place();
  expect(await cornerOf(card)).toEqual(near([0x43, 0x16, 0x3b]));
  const green = { ...data, council: { ...data.council, colour: "#0b3d2e" } };
  await place([green]);
  expect(await cornerOf(card)).toEqual(near([0x0b, 0x3d, 0x2e]));
});

/** Returns the bottom left pixel as red, green and blue. */
async function cornerOf(file: string): Promise<number[]> {
  const corner = sharp(file).extract({ left: 0, top: 629, width: 1, height: 1 });
  return [...(await corner.removeAlpha().raw().toBuffer())].slice(0, 3);
}

/** Allows for the palette of a PNG, which rounds a colour by one step. */
const near = (colour: readonly number[]) => colour.map((channel) => expect.closeTo(channel, -0.5));

it("renders Devanagari conjuncts", async () => {
  const [first] = data.pages;
  if (!first) throw new Error("The sample has no page.");
  const draw = async (title: string) => {
    await place([{ ...data, language: "hi", pages: [{ ...first, title: { text: title, language: "hi" } }] }]);
    return readFileSync(path.join(published, "hi", "share", `${first.key}.png`));
  };
  // A zero-width non-joiner keeps the two letters apart. Without shaping, or without the font, it changes nothing.
  expect((await draw("क्ष")).equals(await draw("क्\u200Cष"))).toBe(false);
});

it.each([
  ["many words", "परीक्षाफलम् ".repeat(300).trim()],
  ["a word without an end", "क".repeat(2000)],
])("cuts a title of %s to fit the card", async (_name, title) => {
  const [first] = data.pages;
  if (!first) throw new Error("The sample has no page.");
  const text = { text: title, language: "sa" } as const;
  expect(await place([{ ...data, pages: [{ ...first, title: text, summary: text }] }])).toBe(1);
});
