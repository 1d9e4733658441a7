/**
 * `npm run bench -- pages`: measures the site in `public/` as on an old phone with a slow network. Hand-written pages
 * with the same text are the baseline in the same run. Measures first visits, navigation, and interactions by touch and
 * keyboard. Also measures the build time with an empty cache and after a change of one row. Writes JSON to
 * `test-results/bench.json` and prints tables. `--runs 5` measures more often, `--parts
 * load,navigation,interaction,build` only parts of it. Only ratios of one run are to be compared: machines differ, and
 * other work on them shows.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { publicFolder } from "../../src/build/published-folder";
import { createServer } from "../serve/server";
import { browserArguments, ensureBrowser } from "../setup/browser";
import { endWith } from "../setup/usage-error";
import { partsOfBench } from "./parts";

const target = "test-results/bench.json";
const usage = `npm run bench -- pages [--runs 3] [--parts ${Object.keys(partsOfBench).join(",")}]`;

async function bench(): Promise<number> {
  const { values } = parseArgs({ options: { runs: { type: "string" }, parts: { type: "string" } } });
  const runs = Number(values.runs ?? 3);
  const wanted = (values.parts ?? Object.keys(partsOfBench).join(",")).split(",");
  const parts = Object.entries(partsOfBench).filter(([name]) => wanted.includes(name));
  if (!Number.isInteger(runs) || runs < 1 || parts.length !== wanted.length) {
    console.error(usage);
    return 2;
  }
  const floor = mkdtempSync(path.join(tmpdir(), "floor-"));
  const [site, byHand] = [createServer(publicFolder), createServer(floor)];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
  const figures: Record<string, unknown> = { machine: cpus()[0]?.model, runs };
  try {
    const origins = { site: await listen(site), floor: await listen(byHand) };
    for (const [name, measure] of parts) {
      const { table, json } = await measure({ browser, origins, floor, runs });
      figures[name] = json;
      console.log(`\n${table}`);
    }
  } finally {
    await Promise.all([browser.close(), site.close(), byHand.close()]);
    rmSync(floor, { recursive: true, force: true });
  }
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`\nAll figures: ${target}`);
  return 0;
}

function listen(server: ReturnType<typeof createServer>): Promise<string> {
  return server.listen({ port: 0, host: "127.0.0.1" });
}

endWith(bench(), usage);
