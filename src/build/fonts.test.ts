import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { charactersOf, cutFont, placeFont } from "./fonts";

const styles = readFileSync("src/styles/fonts.css", "utf8");

const whole = readFileSync(
  "node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2",
);

/** The Devanagari of all that is written, schemas' words included. */
function writtenLetters(): Set<string> {
  const files = ["content", "src/schema"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ya?ml|json|ts)$/u.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, "utf8").match(/\p{Script=Devanagari}/gu) ?? []));
}

it.each(["hindi-400", "hindi-700", "sanskrit-400"])("%s has every letter that the content is written in", (font) => {
  const characters = new Set(charactersOf(font, styles));
  expect([...writtenLetters()].filter((letter) => !characters.has(letter))).toEqual([]);
});

it("refuses a font whose use is not said", () => {
  expect(() => charactersOf("tamil-400", styles)).toThrow("tamil-400");
});

it("cuts a font to what is asked for", async () => {
  const [few, more] = [await cutFont(whole, "कखग"), await cutFont(whole, charactersOf("hindi-400", styles))];
  expect(few.toString("latin1", 0, 4)).toBe("wOF2");
  expect(few.length).toBeLessThan(more.length);
  expect(more.length).toBeLessThan(whole.length * 0.8);
});

it("cuts a font once, and again when the font or its characters change", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "fonts-"));
  try {
    const file = path.join(folder, "hindi");
    const place = (characters: string) => placeFont(file, whole, characters);
    expect([await place("कखग"), await place("कखग"), await place("कख"), await place("कख")]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    rmSync(`${file}.woff2`);
    expect(await place("कख")).toBe(true);
    expect(readFileSync(`${file}.woff2`).equals(await cutFont(whole, "कख"))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
