import { findLegacyFontText } from "./legacy-font";

test.each([
  "fjDr inksa ds lkis{k vfrfFk f'k{kdksa dh O;oLFkk",
  "रिक्त पद (fjDr inksa ds)",
  "ijh{kk ds fu;e",
  "laLd`r f'k{kk ifj\"kn~ dh cSBd",
])("recognises %s as text for a legacy font", (text) => {
  expect(findLegacyFontText(text)).toBeDefined();
});
