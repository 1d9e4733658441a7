import { languageOf } from "./wording";

test("most specimens are in Hindi, and every language has some", () => {
  const languages = Array.from({ length: 1000 }, (_, index) => languageOf(`order-${index}.pdf`));
  const share = (code: string) => languages.filter((language) => language === code).length / languages.length;
  expect(share("hi")).toBeGreaterThan(0.6);
  expect(share("en")).toBeCloseTo(1 / 5, 1);
  expect(share("sa")).toBeCloseTo(4 / 35, 1);
});
