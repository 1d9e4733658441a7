import { countLines } from "./figures";

it("counts lines of code, without blank lines and comments", () => {
  const text =
    '/**\n * Adds.\n */\nexport const add = 1; // more\n\n// one\n  {/* two */}\nconst url = "https://a/*b";\n';
  expect(countLines(text)).toBe(2);
});
