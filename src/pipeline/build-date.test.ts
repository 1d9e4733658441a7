import { buildDate, buildMoment } from "./build-date";

const before = process.env.BUILD_DATE;
afterEach(() => {
  if (before === undefined) delete process.env.BUILD_DATE;
  else process.env.BUILD_DATE = before;
});

it.each([
  ["2027-01-15T17:30", "2027-01-15T17:30"],
  ["2027-01-15", "2027-01-15T00:00"],
])("reads the time of the build from the environment: %s", (fixed, moment) => {
  process.env.BUILD_DATE = fixed;
  expect([buildMoment(), buildDate()]).toEqual([moment, "2027-01-15"]);
});

it.each(["2027-02-30", "2027-01-15T24:00", "tomorrow", "2027-01-15 17:30"])("refuses %s", (fixed) => {
  process.env.BUILD_DATE = fixed;
  expect(buildMoment).toThrow(`not "${fixed}"`);
});
