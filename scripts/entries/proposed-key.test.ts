import fc from "fast-check";
import * as z from "zod";
import { proposeKey } from "../../src/content/proposed-key";
import { collections } from "../../src/schema/collections";
import { arbitraryEntry, seed } from "../../tests/arbitrary/entries";

test.each(collections)("proposes a valid and stable key for any entry of $name", (collection) => {
  fc.assert(
    fc.property(arbitraryEntry(collection), (fields) => {
      const key = proposeKey(collection, fields);
      expect(proposeKey(collection, { ...fields })).toBe(key);
      expect(key === undefined || z.safeParse(collection.schema.shape.key, key).success).toBe(true);
    }),
    { seed, numRuns: 10 },
  );
});
