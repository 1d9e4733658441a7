import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { npm } from "./npm";

/** Below the project; in no folder that is served. */
const place = ".cache/bill-of-materials.cdx.json";

const bill = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(z.looseObject({ name: z.string() })),
});

/**
 * Writes the bill of materials of what the lock file names, by npm's own hand, in the form of CycloneDX.
 *
 * @throws where npm cannot make one, with what it said
 */
export async function writeBillOfMaterials(project: string): Promise<{ file: string; components: number }> {
  const written = execFileSync(...npm("sbom", "--sbom-format=cyclonedx", "--package-lock-only"), {
    cwd: project,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const { components } = bill.parse(JSON.parse(written));
  await mkdir(path.join(project, path.dirname(place)), { recursive: true });
  await writeFile(path.join(project, place), written);
  return { file: place, components: components.length };
}
