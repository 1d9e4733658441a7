import path from "node:path";
import { build, type Plugin } from "esbuild";
import { keepMessages, productModule, replaceModules } from "../../src/pipeline/bundled-content";
import { codeFolder } from "../setup/run.mjs";

/** The program of the job that publishes: `scripts/ci/deploy.ts` with what it imports. */
export const deployProgram = "deploy.cjs";

/** The file with the program's digest, which the job compares before it runs the program. */
export const deployDigestFile = "scripts/ci/deploy.sha256";

/** Leaves out unused modules, so that they do not change the program. */
const lean: Plugin = {
  name: "lean",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path: file, pluginData, ...how }) => {
      if (pluginData === "seen") return undefined;
      return { ...(await resolve(file, { ...how, pluginData: "seen" })), sideEffects: false };
    });
  },
};

/** Bundles the program that publishes and withdraws in CI. The same sources and packages produce the same bytes. */
export async function bundleDeploy(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...{ entryPoints: [path.join(codeFolder, "scripts", "ci", "deploy.ts")], absWorkingDir: codeFolder },
    plugins: [replaceModules(productModule), keepMessages((key) => key.startsWith("verify.")), lean],
    ...{ bundle: true, minify: true, write: false, platform: "node", target: "node20" },
    ...{ charset: "utf8", legalComments: "none" },
  });
  const [program] = outputFiles;
  if (!program) throw new Error("esbuild returned no program.");
  return program.contents;
}
