// Calls with their results are in tests/tables/other.yaml.
import fc from "fast-check";
import { seed } from "../../tests/arbitrary/entries";
import { escapeGuard, guardFormula, stripFormulaGuard } from "./csv";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..."'=+-@\t\r\n＝＋－＠ab1") }),
);

test.each(["SK-PUR-01", "उत्तराखण्ड", "a=b", "'quoted'", ""])("leaves %j unchanged", (text) => {
  expect([guardFormula(text), escapeGuard(text), stripFormulaGuard(text)]).toEqual([text, text, text]);
});

test("reads any guarded text back unchanged", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(guardFormula(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u);
      expect(stripFormulaGuard(guardFormula(text))).toBe(text);
      expect(stripFormulaGuard(escapeGuard(text))).toBe(text);
    }),
    { seed, numRuns: 700 },
  );
});
