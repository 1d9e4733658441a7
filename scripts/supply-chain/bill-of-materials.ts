import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { npm } from "../../src/pipeline/npm";
import { type ManifestFolder, manifestFolders } from "./licences";

/** A written bill of materials (CycloneDX). */
export interface Bill {
  /** The path relative to the project's folder, in a folder that is not published. */
  readonly file: string;
  /** The number of packages in it. */
  readonly components: number;
}

const written: Readonly<Record<ManifestFolder, string>> = {
  ".": ".cache/bill-of-materials/site.cdx.json",
  editor: ".cache/bill-of-materials/editor.cdx.json",
};

const bill = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(z.looseObject({ name: z.string() })),
});

/**
 * Writes npm's bill of materials for each lock file of the project.
 *
 * @throws if npm fails, with its output
 */
export async function writeBillsOfMaterials(project: string): Promise<Bill[]> {
  return Promise.all(
    manifestFolders.map(async (folder) => {
      const text = execFileSync(...npm("sbom", "--sbom-format=cyclonedx", "--package-lock-only"), {
        cwd: path.join(project, folder),
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
        maxBuffer: Number.POSITIVE_INFINITY,
      });
      const { components } = bill.parse(JSON.parse(text));
      const file = written[folder];
      await mkdir(path.join(project, path.dirname(file)), { recursive: true });
      await writeFile(path.join(project, file), text);
      return { file, components: components.length };
    }),
  );
}
