import fc from "fast-check";
import { standsIn } from "./across";
import { seed } from "./texts.arbitrary";

const pieces = ["veda", "vidya", "a", "", "laya", "ved", "alaya"];
const holds = (word: string, sequence: readonly number[]) =>
  standsIn(word, pieces)?.(Int32Array.from(sequence), 0, sequence.length) ?? false;

it("finds a word in one piece, and across two or more", () => {
  expect(holds("eda", [4, 0])).toBe(true);
  expect(holds("vidyalaya", [1, 4])).toBe(true);
  expect(holds("avidyaalaya", [0, 3, 1, 2, 4])).toBe(true);
});

it("finds none that the pieces have in another order, or with something between", () => {
  expect(holds("vidyalaya", [4, 1])).toBe(false);
  expect(holds("vidyalaya", [1, 0, 4])).toBe(false);
});

it("looks between two places alone", () => {
  const sequence = Int32Array.from([1, 4, 0]);
  expect(standsIn("vidyalaya", pieces)?.(sequence, 1, 3)).toBe(false);
  expect(standsIn("layaveda", pieces)?.(sequence, 1, 3)).toBe(true);
});

it("says so at once where no piece has the end of a word", () => {
  expect(standsIn("vidyapith", pieces)).toBeUndefined();
});

it("finds what the pieces have when they are written out, whatever they are", () => {
  const few = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 4 });
  const texts = fc.record({ pieces: fc.array(few, { minLength: 1, maxLength: 8 }), word: few.filter(Boolean) });
  fc.assert(
    fc.property(texts, ({ pieces: list, word }) => {
      const found = standsIn(word, list)?.(Int32Array.from(list.keys()), 0, list.length) ?? false;
      expect(found).toBe(list.join("").includes(word));
    }),
    { seed, numRuns: 5000 },
  );
});

it("of a long word asks for as much as it can", () => {
  const long = "vidyalaya".repeat(6);
  expect(standsIn(long, ["vidyalaya"])?.(new Int32Array(6), 0, 6)).toBe(true);
  expect(standsIn(long, ["vidyalaya"])?.(new Int32Array(2), 0, 2)).toBe(false);
});
