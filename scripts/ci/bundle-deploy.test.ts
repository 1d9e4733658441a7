import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { computeSha256 } from "../../src/content/sha256";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { bundleDeploy, deployDigestFile } from "./bundle-deploy";

const folder = temporaryFolder();

/** Runs the step of a job without packages, in a checkout with a digest of the program. */
async function runStep(digest: string) {
  const write = writerIn(folder);
  write("signed/built/deploy.cjs", Buffer.from(await bundleDeploy()).toString());
  write("scripts/ci/deploy.sha256", digest);
  write("content/site.yaml", "siteAddress: https://council.example\n");
  for (const name of ["deploy.sh", "unpack.sh"])
    write(`scripts/ci/${name}`, readFileSync(path.join("scripts", "ci", name), "utf8"));
  write(".prepared/page.html", "");
  spawnSync("tar", ["-cf", "signed/site.tar", ".prepared"], { cwd: folder });
  const env = { PATH: process.env.PATH, PUBLISH_TO: "ssh" };
  const { status, stderr } = spawnSync("bash", ["scripts/ci/deploy.sh"], { cwd: folder, env, encoding: "utf8" });
  return { status, stderr, code: readFileSync(path.join(folder, "publication-code"), "utf8") };
}

test("runs without packages the program whose digest the checkout has", async () => {
  const { stderr, code } = await runStep(readFileSync(deployDigestFile, "utf8"));
  expect([stderr, code]).toEqual(["SSH_TARGET is not set. docs/deploy.md describes it.\n", "1"]);
});

test("runs no other program", async () => {
  const { status, stderr, code } = await runStep(computeSha256("another program"));
  expect([status, stderr, code]).toEqual([1, expect.stringContaining("is not the one of this commit"), "9"]);
});

test("withdraws by the same program", async () => {
  writerIn(folder)("deploy.cjs", Buffer.from(await bundleDeploy()).toString());
  const env = { PATH: process.env.PATH, PUBLISH_TO: "ssh" };
  const { stderr } = spawnSync("node", ["deploy.cjs", "withdraw"], { cwd: folder, env, encoding: "utf8" });
  expect(stderr).toBe("SSH_TARGET is not set. docs/deploy.md describes it.\n");
});
