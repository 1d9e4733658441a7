import { findForeignSign, foldIdentifier } from "./identifiers";

test.each([
  ["SP-ALM-०१", "SP-ALM-01"],
  ["ＳＰ－ＡＬＭ－０１", "SP-ALM-01"],
  ["SP–ALM—01", "SP-ALM-01"],
  ["SP‑ALM−01", "SP-ALM-01"],
  ["\u00A0SP-ALM\u200B-01\uFEFF", "SP-ALM-01"],
  ["१२∕२०२६", "12/2026"],
  ["शि॰/१२", "शि॰/12"],
])("folds %j to %j", (text, folded) => {
  expect(foldIdentifier(text)).toBe(folded);
});

test.each([
  ["SP-АLM-01", "А"],
  ["ΑLM-01", "Α"],
  ["SP-٠١", "٠"],
  ["SP-ALM-01", undefined],
  ["शि/12", undefined],
])("finds the foreign sign of %j", (text, sign) => {
  expect(findForeignSign(text)).toBe(sign);
});
