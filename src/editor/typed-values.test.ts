import { orders, results } from "../schema/collections/dated";
import { timetable } from "../schema/collections/teaching";
import { getKey } from "./check";
import { createFileFormat } from "./format";

test("normalises digits in the file, in lists and in the key", () => {
  const written = createFileFormat(results).toFile({ exam: "uttar-madhyama", year: "२०२५", kind: "institutional" });
  expect(written).toContain("year: 2025");
  expect(getKey(results, { exam: "uttar-madhyama", year: "२०२५", kind: "institutional" })).toBe(
    "uttar-madhyama-2025-institutional",
  );
  expect(createFileFormat(orders).toFile({ changes: [{ day: "०१-०२-२०२६" }] })).toContain("day: 2026-02-01");
  expect(createFileFormat(timetable).toFile({ marks: "१००" })).toContain("marks: 100");
});

test("proposes a key from Devanagari", () => {
  expect(getKey(orders, { number: "शासनादेश-१२३/शि०/२०२६" })).toBe("shasanadesh-123-shi0-2026");
});
