/**
 * `npm run generate:fixtures -- --to DIR [--rows N] [--more orders=1000]… [--seed S]`: copies the content for trials
 * and measurements. The copy has N specimen schools in place of its own, and more entries in other lists. Build it with
 * `CONTENT_DIR=DIR npm run build`. The content itself is never written.
 */
import { parseArgs } from "node:util";
import { generateRows } from "./fixtures/generate";
import { endWith } from "./setup/usage-error";

const usage =
  "Say where to: npm run generate:fixtures -- --to DIR [--rows N] [--more orders=1000]… [--seed S], whole numbers, N from 1.";

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      rows: { type: "string", default: "10000" },
      more: { type: "string", multiple: true, default: [] },
      seed: { type: "string", default: "1" },
    },
  });
  const rows = Number(values.rows);
  const seed = Number(values.seed);
  const more = values.more.map((asked) => /^([a-z-]+)=(\d{1,6})$/.exec(asked));
  if (!values.to || !Number.isSafeInteger(rows) || rows < 1 || !Number.isSafeInteger(seed) || more.includes(null)) {
    console.error(usage);
    return 2;
  }
  const counts = Object.fromEntries(more.map((found) => [found?.[1] ?? "", Number(found?.[2])]));
  const folder = generateRows({ from: ".", to: values.to, rows, more: counts, seed });
  console.log(
    `${[`${rows} specimen schools`, ...values.more].join(", ")} in ${folder}; build them with CONTENT_DIR=${folder} npm run build.`,
  );
  return 0;
}

endWith(run(), usage, [Error]);
