import fc from "fast-check";
import { encodeSounds } from "../language/phonetic-encoding";
import { decodeSounds, encodeKey } from "./terms";

it("preserves all compared sounds of a word in its key", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aeioukghcjtdnpbmyrlvsh"), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(letters, (word) => {
      for (const key of encodeKey(word)) expect(decodeSounds(key)).toEqual(encodeSounds(word));
    }),
    { seed: 20140624 },
  );
});
