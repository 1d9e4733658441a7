/**
 * `npm run bench:scripts`: what the scripts of the page of results are made of, in bytes as they are sent. Builds a copy of
 * the project with source maps, prints a table and draws `docs/scripts.svg`. Takes about two minutes.
 */
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { publicFolder } from "../build/fingerprint";
import { copyProject } from "../setup/copy-project";
import { endWith } from "../setup/misuse";
import { build } from "./builds";
import { markdownTable } from "./figures";
import { type Parts, partsOfScripts } from "./scripts/parts";
import { scriptsOf } from "./scripts/published";
import { treemapOf } from "./scripts/treemap";

const picture = "docs/scripts.svg";
/** Smaller parts are told together, in bytes. */
const least = 300;

async function measure(): Promise<number> {
  const copy = copyProject("scripts");
  try {
    await build(copy, "source maps", { SCRIPT_MAPS: "on" });
    const folder = path.join(copy, publicFolder);
    const parts = withoutSmall(partsOfScripts(folder, scriptsOf(folder, "results")));
    const sorted = [...parts].sort(([, one], [, other]) => other - one);
    const whole = sorted.reduce((sum, [, bytes]) => sum + bytes, 0);
    const rows = sorted.map(([name, bytes]) => [name, Math.round(bytes), `${((100 * bytes) / whole).toFixed(1)} %`]);
    console.log(
      markdownTable(["Where the code comes from", "bytes", "share"], [["all", Math.round(whole), ""], ...rows]),
    );
    writeFileSync(picture, treemapOf(parts));
    return 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function withoutSmall(parts: Parts): Parts {
  const others = [...parts.values()].filter((bytes) => bytes < least).reduce((sum, bytes) => sum + bytes, 0);
  return new Map([...[...parts].filter(([, bytes]) => bytes >= least), ["others", others]]);
}

endWith(measure(), "npm run bench:scripts");
