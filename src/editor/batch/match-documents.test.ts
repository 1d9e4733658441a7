import { matchDocuments } from "./match-documents";

const rows = [
  { number: 2, names: ["purva-madhyama-2025-individual", "Purva Madhyama 2025", "12/2025"] },
  { number: 3, names: ["purva-madhyama-2025-institutional", "Purva Madhyama 2025", "13/2025"] },
  { number: 4, names: ["शासनादेश १४/२०२५", "14/2025", "fees.pdf"] },
];

test.each([
  ["by the key", ["purva-madhyama-2025-individual.pdf"], [2]],
  ["by the key among other words", ["Result Purva Madhyama 2025 INSTITUTIONAL final.PDF"], [3]],
  ["by the number", ["12-2025.pdf", "order 13_2025.pdf"], [2, 3]],
  ["by the number in Devanagari", ["आदेश १४-२०२५.pdf"], [4]],
  ["by the name in its cell", ["Fees.pdf"], [4]],
])("matches a document %s", (_how, files, numbers) => {
  const found = matchDocuments(files, rows);
  expect(files.map((_, index) => found.get(index))).toEqual(numbers);
});

test.each([
  ["that fits two rows", ["Purva Madhyama 2025.pdf"]],
  ["that fits none", ["scan0001.pdf"]],
  ["as good as another one", ["a 14-2025.pdf", "b 14-2025.pdf"]],
])("leaves a document %s to the clerk", (_what, files) => {
  expect([...matchDocuments(files, rows)]).toEqual([]);
});
