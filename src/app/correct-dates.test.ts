/** @jest-environment jsdom */

import { correctDates, followDates } from "./correct-dates";

const shown = (selector: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(selector))
    .filter((part) => !part.closest("[hidden]"))
    .map(({ textContent }) => textContent);

afterEach(() => jest.useRealTimers());

it("shows that something has closed, from its minute on", () => {
  jest.useFakeTimers({ now: new Date("2026-12-02T16:59:30+05:30") });
  const closing = '<b data-before="">Open</b><b data-after="" hidden>Closed</b>';
  document.body.innerHTML = ["2026-12-01", "2026-12-02T17:00", "2026-12-02"]
    .map((until) => `<p data-until="${until}">${closing}</p>`)
    .join("");
  followDates();
  expect(shown("b")).toEqual(["Closed", "Open", "Open"]);
  jest.advanceTimersByTime(60_000);
  expect(shown("b")).toEqual(["Closed", "Closed", "Open"]);
  jest.advanceTimersByTime(7 * 60 * 60 * 1000);
  expect(shown("b")).toEqual(["Closed", "Closed", "Closed"]);
});

it.each([
  ["2026-12-05", "१० दिन शेष"],
  ["2026-12-13", "२ दिन शेष"],
  ["2026-12-14", "कल"],
  ["2026-12-16", "आज"],
])("counts the days until 15 December on %s", (today, text) => {
  jest.useFakeTimers({ now: new Date(`${today}T23:59:00+05:30`) });
  document.body.innerHTML = '<b data-days="2026-12-15" data-counts="आज|कल|२ दिन शेष|० दिन शेष">३ दिन शेष</b>';
  correctDates();
  expect(shown("b")).toEqual([text]);
});

it("shows of the dates of each kind the first that is not over, and what is true after them", () => {
  const dates = [
    '<p data-next="papers" data-until="2026-12-01">Grammar</p>',
    '<p data-next="holidays" data-until="2026-12-02" hidden>Festival</p>',
    '<p data-next="papers" data-until="2026-12-03" hidden>Logic</p>',
    '<p data-next="papers" hidden>Over</p>',
  ];
  jest.useFakeTimers({ now: new Date("2026-12-02T00:00:00+05:30") });
  document.body.innerHTML = dates.join("");
  correctDates();
  expect(shown("p")).toEqual(["Festival", "Logic"]);
  jest.setSystemTime(new Date("2026-12-04T00:00:00+05:30"));
  correctDates();
  expect(shown("p")).toEqual(["Over"]);
});

it("writes the day of the month in India, in the digits of the page", () => {
  jest.useFakeTimers({ now: new Date("2026-12-01T00:30:00+05:30") });
  document.body.innerHTML = '<b data-today="०">३०</b><b data-today="0">30</b>';
  correctDates();
  expect(shown("b")).toEqual(["१", "1"]);
});

it("shows at most the stated number of dates of a kind", () => {
  jest.useFakeTimers({ now: new Date("2026-12-02T00:00:00+05:30") });
  const part = (day: string) => `<p data-next="holidays" data-most="2" data-until="2026-12-${day}">${day}</p>`;
  document.body.innerHTML = ["01", "02", "03", "04"].map(part).join("");
  correctDates();
  expect(shown("p")).toEqual(["02", "03"]);
});
