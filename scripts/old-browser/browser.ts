import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { keptFolder } from "../../src/build/kept";

/** The package that holds Chromium 80 for Linux, and its digest in the registry: what is run is what was looked at. */
const source = {
  name: "chrome-aws-lambda",
  version: "2.1.1",
  integrity: "sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
} as const;

const folder = path.join(keptFolder, "old-browser");
const unpack = promisify(brotliDecompress);

/** Where Chromium 80 is, and the folder of the libraries it was made with. */
export interface OldBrowser {
  readonly program: string;
  readonly libraries: string;
}

/**
 * The oldest Chrome of `browserslist`, fetched the first time (40 MB) and kept.
 *
 * @throws where it cannot be fetched, is not what it was, or cannot be unpacked
 */
export async function oldBrowser(): Promise<OldBrowser> {
  const found = { program: path.resolve(folder, "chromium"), libraries: path.resolve(folder, "lib") };
  if (existsSync(found.program)) return found;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  execFileSync("npm", ["pack", `${source.name}@${source.version}`, "--silent", "--pack-destination", folder]);
  const packed = path.join(folder, `${source.name}-${source.version}.tgz`);
  const digest = createHash("sha512")
    .update(await readFile(packed))
    .digest("base64");
  if (`sha512-${digest}` !== source.integrity) throw new Error(`${packed} is not the file that was looked at.`);
  const parts = path.join(folder, "package");
  execFileSync("tar", ["-xzf", packed, "-C", folder]);
  const unpackTo = async (file: string, part: string) =>
    writeFile(file, await unpack(await readFile(path.join(parts, "bin", part))));
  const libraries = path.join(parts, "aws.tar");
  await unpackTo(libraries, "aws.tar.br");
  execFileSync("tar", ["-xf", libraries, "-C", folder]);
  const program = path.join(parts, "chromium");
  await unpackTo(program, "chromium.br");
  await chmod(program, 0o755);
  // Last: where it stands, all of it does.
  await rename(program, found.program);
  for (const left of [packed, parts]) await rm(left, { recursive: true });
  return found;
}
