import { readProcessorTime, readStepTimes } from "./build-table";

test("reads each step and its seconds once from Gatsby's output, the longest first", () => {
  const output = [
    "\u001b[2Ksuccess createPages - 3.451s\r",
    "success site: pages - 15.358s - 741 pages, 741 of them changed",
    "success run queries in workers - 0.196s - 7/7 35.66/s",
    "success run queries in workers - 0.196s - 7/7 35.66/s",
    "info bootstrap finished - 20.810s",
  ].join("\n");
  expect(readStepTimes(output)).toEqual([
    { step: "site: pages", seconds: 15.358 },
    { step: "createPages", seconds: 3.451 },
    { step: "run queries in workers", seconds: 0.196 },
  ]);
});

test("reads the processor time of the shell's children", () => {
  expect(readProcessorTime("success x - 1.0s\n0m0.004s 0m0.010s\n2m41.140s 0m13.282s\n")).toBe(174);
});
