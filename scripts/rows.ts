/**
 * `npm run generate:rows -- --to DIR [--rows N] [--seed S]`: a copy of the content with N specimen schools in place of its
 * own, for trials and measurements; build it with `CONTENT_DIR=DIR npm run build`. The content itself is never written.
 */
import { parseArgs } from "node:util";
import { generateRows } from "./rows/generate";
import { misuseOf } from "./setup/misuse";

const usage = "Say where to: npm run generate:rows -- --to DIR [--rows N] [--seed S], N and S whole numbers, N from 1.";

function run(): void {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      rows: { type: "string", default: "10000" },
      seed: { type: "string", default: "1" },
    },
  });
  const rows = Number(values.rows);
  const seed = Number(values.seed);
  if (!values.to || !Number.isSafeInteger(rows) || rows < 1 || !Number.isSafeInteger(seed)) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const folder = generateRows({ from: ".", to: values.to, rows, seed });
  console.log(`${rows} specimen schools in ${folder}; build them with CONTENT_DIR=${folder} npm run build.`);
}

try {
  run();
} catch (error) {
  const misuse = misuseOf(error);
  console.error(misuse === undefined ? (error instanceof Error ? error.message : error) : `${misuse}\n${usage}`);
  process.exitCode = misuse === undefined ? 1 : 2;
}
