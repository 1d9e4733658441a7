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
  execFileSync("tar", ["-xzf", packed, "-C", folder]);
  const part = async (name: string) => unpack(await readFile(path.join(folder, "package", "bin", name)));
  await writeFile(path.join(folder, "aws.tar"), await part("aws.tar.br"));
  execFileSync("tar", ["-xf", path.join(folder, "aws.tar"), "-C", folder]);
  // Named last: where it stands, all of it does.
  const aside = path.join(folder, "unpacked");
  await writeFile(aside, await part("chromium.br"));
  await chmod(aside, 0o755);
  await rename(aside, found.program);
  return found;
}
