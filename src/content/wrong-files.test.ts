import { wrongFiles } from "./cases";
import { reportLines } from "./cases/folder";

describe.each(wrongFiles)("a mistake in %s", (_where, cases) => {
  test.each(cases.map((wrong) => [wrong.mistake, wrong] as const))("%s", (_mistake, { changes, says }) => {
    expect(reportLines(changes)).toEqual(says);
  });
});

test("the sample the mistakes are made in has none", () => {
  expect(reportLines({})).toEqual([]);
});
