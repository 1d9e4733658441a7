import { findForeignSign, foldIdentifier } from "./digits";

test.each([
  ["SP-QRS-०१", "SP-QRS-01"],
  ["ＳＰ－ＱＲＳ－０１", "SP-QRS-01"],
  ["SP–QRS—01", "SP-QRS-01"],
  ["SP‑QRS−01", "SP-QRS-01"],
  ["\u00A0SP-QRS\u200B-01\uFEFF", "SP-QRS-01"],
  ["१२∕२०२६", "12/2026"],
  ["शि॰/१२", "शि॰/12"],
])("folds %j to %j", (text, folded) => {
  expect(foldIdentifier(text)).toBe(folded);
});

test.each([
  ["SP-АLM-01", "А"],
  ["ΑLM-01", "Α"],
  ["SP-٠١", "٠"],
  ["SP-QRS-01", undefined],
  ["शि/12", undefined],
])("finds the foreign character of %j", (text, sign) => {
  expect(findForeignSign(text)).toBe(sign);
});
