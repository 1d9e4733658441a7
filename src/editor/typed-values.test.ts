import { orders } from "../schema/collections/orders";
import { results } from "../schema/collections/results";
import { timetable } from "../schema/collections/timetable";
import { getKey } from "./check";
import { fileFormat } from "./format";
import { readTyped } from "./typed-values";

test.each([
  ["integer", "२०२५", 2025],
  ["integer", " १,२०,००० ", 120000],
  ["integer", "दो", "दो"],
  ["date", "२५/११/२०२६", "2026-11-25"],
  ["date", "5.1.2026", "2026-01-05"],
  ["date", "2026-02-31", "2026-02-31"],
  ["time", "५:३० pm", "17:30"],
  ["line", "१२३/२०२६", "123/2026"],
  ["telephone", "०१३५ २७८", "0135 278"],
  ["text", "कक्षा १०", "कक्षा १०"],
] as const)("stores a %s typed as %s as %s", (kind, typed, stored) => {
  expect(readTyped(kind, typed)).toBe(stored);
});

test("normalises digits in the file, in lists and in the key", () => {
  const written = fileFormat(results).toFile({ exam: "uttar-madhyama", year: "२०२५", kind: "institutional" });
  expect(written).toContain("year: 2025");
  expect(getKey(results, { exam: "uttar-madhyama", year: "२०२५", kind: "institutional" })).toBe(
    "uttar-madhyama-2025-institutional",
  );
  expect(fileFormat(orders).toFile({ changes: [{ day: "०१-०२-२०२६" }] })).toContain("day: 2026-02-01");
  expect(fileFormat(timetable).toFile({ marks: "१००" })).toContain("marks: 100");
});

test("proposes a key from Devanagari", () => {
  expect(getKey(orders, { number: "शासनादेश-१२३/शि०/२०२६" })).toBe("shasanadesh-123-shi0-2026");
});
