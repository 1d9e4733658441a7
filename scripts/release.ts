import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { computeSha256 } from "../src/content/sha256";
import { getTodayInIndia } from "../src/language/dates";
import { git } from "../src/pipeline/git";
import { createBillOfMaterials } from "../src/pipeline/npm";
import { defineCommand, Misuse } from "./command";
import { packArchive, releaseFolder } from "./release/pack";
import { packPackages } from "./release/pack-packages";
import { changelogFile, ReleaseError, setVersion, versionFiles, writeFiles } from "./release/version-files";
import { parseChangelog } from "./upgrade/changelog";

defineCommand(__filename, {
  name: "release",
  summary: "Makes a release archive with its bill of materials and notes; with VERSION also commits and tags it.",
  words: "[VERSION]",
  options: {
    "with-packages": { help: "also packs the packages of the lock file, for an installation without a network" },
  },
  reasons: [ReleaseError],
  run: async ({ words: [version, ...more], has }) => {
    if (more.length > 0 || (version !== undefined && !/^\d+\.\d+\.\d+$/u.test(version)))
      throw new Misuse("Write one version, such as 1.2.0.");
    if (version === undefined) return console.log(`Made: ${await makeRelease(undefined, has("with-packages"))}`);
    if (git(".", "status", "--porcelain") !== "") throw new ReleaseError("There are changes that are not committed.");
    writeFiles(setVersion({ version, day: getTodayInIndia(new Date()) }));
    try {
      const archive = await makeRelease(version, has("with-packages"));
      git(".", "commit", "--quiet", "--message", `Release ${version}`, "--", ...versionFiles);
      git(".", "tag", "--annotate", `v${version}`, "--message", version);
      console.log(`v${version} is tagged. Push it, and attach the files of ${releaseFolder}/ to it: ${archive}`);
    } catch (error) {
      git(".", "restore", "--", ...versionFiles);
      throw error;
    }
  },
});

/**
 * Makes the files of a release. The part `council-folder` of the night creates a folder from such an archive and builds it.
 *
 * @returns the path of the archive
 */
async function makeRelease(version: string | undefined, withPackages: boolean): Promise<string> {
  rmSync(releaseFolder, { recursive: true, force: true });
  const archive = await packArchive(version);
  if (withPackages) await packPackages(archive);
  writeFileSync(path.join(releaseFolder, "bill-of-materials.cdx.json"), createBillOfMaterials(".", "--omit=dev"));
  const changes = parseChangelog(readFileSync(changelogFile, "utf8"));
  const notes = changes.find((one) => one.version === (version ?? "Unreleased"))?.text ?? "";
  writeFileSync(path.join(releaseFolder, "notes.md"), `${notes}\n`);
  const digests = readdirSync(releaseFolder).map(
    (file) => `${computeSha256(readFileSync(path.join(releaseFolder, file)))}  ${file}\n`,
  );
  writeFileSync(path.join(releaseFolder, "SHA256SUMS"), digests.join(""));
  return archive;
}
