import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { readContent } from "../../src/content";
import { sampleFiles, school } from "../../src/content/cases/sample";

/** How many files are generated; the goal is that so many take about a second. */
const fileCount = 2000;
const runs = 5;

/** Measures the check of 2,000 entries in a temporary folder: `node --import tsx scripts/bench/check.ts`. */
function bench(): void {
  const root = mkdtempSync(path.join(tmpdir(), "check-bench-"));
  try {
    write(root);
    const times = Array.from({ length: runs }, () => {
      const start = performance.now();
      const { files, problems } = readContent(root);
      const milliseconds = performance.now() - start;
      if (problems.length > 0) throw new Error("The generated content has problems, so that the figures mean nothing.");
      return { files, milliseconds };
    });
    for (const { files, milliseconds } of times) {
      process.stdout.write(`${files} files in ${milliseconds.toFixed(0)} ms\n`);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function write(root: string): void {
  const files: Record<string, string | Uint8Array> = { ...sampleFiles };
  for (let number = Object.keys(files).length; number < fileCount; number += 1) {
    const key = `school-${number}`;
    files[`content/tables/schools/${key}.yaml`] = school.replace("school-1", key).replace("SK-001", `SK-${number}`);
  }
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), bytes);
  }
}

bench();
