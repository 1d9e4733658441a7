import { hasVerhoeffDigit } from "./verhoeff";

test.each([
  ["2363", true],
  ["123451", true],
  ["2364", false],
  ["2633", false],
])("checks the last digit of %s: %s", (digits, isRight) => {
  expect(hasVerhoeffDigit(digits)).toBe(isRight);
});
