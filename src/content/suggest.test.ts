import { suggest } from "./suggest";

const candidates = [
  { value: "purva-madhyama", words: ["Purva Madhyama", "पूर्व मध्यमा"] },
  { value: "uttar-madhyama", words: ["Uttar Madhyama", "उत्तर मध्यमा"] },
];

test.each([
  ["purva-madhyma", "purva-madhyama"],
  ["Purva_Madhyama", "purva-madhyama"],
  ["purav-madhyama", "purva-madhyama"],
  ["उत्तर मध्यमा", "uttar-madhyama"],
  ["UTTAR MADHYAMA", "uttar-madhyama"],
])("suggests for %s: %s", (found, meant) => {
  expect(suggest(found, candidates)).toBe(meant);
});

test.each(["intermediate", "", "-", "x"])("suggests nothing for %p", (found) => {
  expect(suggest(found, candidates)).toBeUndefined();
});
