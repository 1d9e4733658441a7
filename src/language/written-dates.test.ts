import { findDates } from "./written-dates";

const daysIn = (text: string) => findDates(text).map(({ day }) => day);

test("finds dates in the month names and digits of each language", () => {
  expect(daysIn("२ दिसंबर २०२६, सायं ५ बजे")).toEqual(["2026-12-02"]);
  expect(daysIn("२०२६ नवम्बर २३ तः")).toEqual(["2026-11-23"]);
  expect(daysIn("List on 14 January 2027")).toEqual(["2027-01-14"]);
  expect(daysIn("दिनांक ०३-०२-२०२६ तथा 4.2.2026 एवं 2026-02-05")).toEqual(["2026-02-03", "2026-02-04", "2026-02-05"]);
});

test("does not take a reference, time or session for a date", () => {
  expect(daysIn("SPECIMEN/2026/005, 12/2024, 1-4-2026-27, २०२६-२७, १०:३०, धारा १.२.३")).toEqual([]);
});

test("marks a day that does not exist and returns its original text", () => {
  expect(findDates("३१ नवंबर २०२६ तक")).toEqual([{ written: "३१ नवंबर २०२६", day: "2026-11-31", isReal: false }]);
});
