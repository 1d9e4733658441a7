import { findLegacyFontText } from "./legacy-font";

test.each([
  "fjDr inksa ds lkis{k vfrfFk f'k{kdksa dh O;oLFkk",
  "रिक्त पद (fjDr inksa ds)",
  "ijh{kk ds fu;e",
  "laLd`r f'k{kk ifj\"kn~ dh cSBd",
])("recognises %s as text for a legacy font", (text) => {
  expect(findLegacyFontText(text)).toBeDefined();
});

test.each([
  "Rules of the examination; dates and fees",
  "The council's list of schools {{count}} at https://council.example/a;b",
  "Office hours: yes;no, don't knock",
  "NEP 2020, UGC-NET, fd and ds",
  "शासनादेश संख्या 845/XXIV-2/2024 (PDF)",
  "O'Kelly, McKinsey, iGOT and DigiLocker",
])("does not report %s", (text) => {
  expect(findLegacyFontText(text)).toBeUndefined();
});
