import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { councilFolder } from "../../tests/site/council";
import { cutFont, readFontCharacters } from "./fonts";

const styles = ["fonts", "sanskrit"].map((name) => readFileSync(`src/styles/${name}.css`, "utf8")).join("");

const whole = readFileSync(
  "node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2",
);

/** Returns the Devanagari characters of all content, including labels in schemas. */
function writtenLetters(): Set<string> {
  const files = [path.join(councilFolder, "content"), "src/schema"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ya?ml|json|ts)$/u.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, "utf8").match(/\p{Script=Devanagari}/gu) ?? []));
}

it.each(["hindi-400", "hindi-700", "sanskrit-400"])("%s contains every letter of the content", (font) => {
  const characters = new Set(readFontCharacters(font, styles));
  expect([...writtenLetters()].filter((letter) => !characters.has(letter))).toEqual([]);
});

it("refuses a font without a rule in the style sheet", () => {
  expect(() => readFontCharacters("tamil-400", styles)).toThrow("tamil-400");
});

it("cuts a font to the requested characters", async () => {
  const [few, more] = [await cutFont(whole, "कखग"), await cutFont(whole, readFontCharacters("hindi-400", styles))];
  expect(few.toString("latin1", 0, 4)).toBe("wOF2");
  expect(few.length).toBeLessThan(more.length);
  expect(more.length).toBeLessThan(whole.length * 0.8);
});
