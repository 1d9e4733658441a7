/**
 * `npm run build`: makes the site in `public/` - Gatsby first (which checks the content before anything else), then
 * what is done to its files. Ends with Gatsby's exit code where that fails.
 */
import { compressFolder } from "./build/compress";
import { fingerprintOfSources, publicFolder } from "./build/fingerprint";
import { forgetBuild, recordBuild } from "./build/last-build";
import { writeEditor } from "./editor/write-editor";
import { programOf, runNode } from "./setup/run.mjs";

/** For a build that asks nothing, tells nobody and does not speak of tables that only a new release can renew. */
const quiet = { GATSBY_TELEMETRY_DISABLED: "1", BROWSERSLIST_IGNORE_OLD_DATA: "1" };

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString("en-GB")} kB`;

async function build(): Promise<number> {
  const sources = await fingerprintOfSources(".", process.env);
  await forgetBuild(".");
  const code = await runNode([programOf("gatsby"), "build"], { env: quiet });
  if (code !== 0) return code;
  console.log(await writeEditor(publicFolder, process.env));
  const started = performance.now();
  const { files, bytes, bytesIn, made } = await compressFolder(publicFolder, ".cache/compressed");
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Compressed ${files} files in ${seconds} s: ${kilobytes(bytes)} as they are, ${kilobytes(bytesIn.gzip)} with gzip, ` +
      `${kilobytes(bytesIn.br)} with brotli (${made} made, ${2 * files - made} kept).`,
  );
  await recordBuild(".", sources);
  return 0;
}

build().then((code) => {
  process.exitCode = code;
});
