/**
 * `npm run build`: makes the site in `public/` - Gatsby first (which checks the content before anything else), then
 * what is done to its files. Ends with Gatsby's exit code where that fails.
 */
import path from "node:path";
import { placeFonts } from "../src/build/fonts";
import { keptFolder } from "../src/build/kept";
import { todayInIndia } from "../src/language/dates";
import { editorAddress } from "../src/site/editor";
import { compressFolder } from "./build/compress";
import { compressWhile } from "./build/compress-early";
import { fingerprintOfSources, publicFolder } from "./build/fingerprint";
import { formsIn } from "./build/forms";
import { clearForeignCache, recordCacheOwner } from "./build/gatsby-cache";
import { forgetBuild, recordBuild } from "./build/last-build";
import { writeWorker } from "./build/offline";
import { sealPages } from "./build/seal";
import { moveReports } from "./build/webpack-reports";
import { type Editor, makeEditor, writeEditor } from "./editor/write-editor";
import { deployFolder, writeHostFiles } from "./hosts/write";
import { programOf, runNode } from "./setup/run.mjs";

/** For a build that asks nothing, tells nobody and does not speak of tables that only a new release can renew. */
const quiet = { GATSBY_TELEMETRY_DISABLED: "1", BROWSERSLIST_IGNORE_OLD_DATA: "1" };

/** What differs between machines and shows in what a build draws and sorts: two builds of one commit give the same bytes. */
const surroundings = { LC_ALL: "C.UTF-8", LANGUAGE: "", TZ: "UTC" };

/** Has the threads of a process share what memory was freed (glibc): a fifth less of it at 10,000 rows, in the same time. */
const sparing = { MALLOC_ARENA_MAX: "2" };

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString("en-GB")} kB`;

/** The compressed forms that are kept between builds. */
const forms = formsIn(path.join(keptFolder, "compressed"));

/** Which pages have their policy already. */
const sealedRecord = ".cache/sealed.json";

/** What can be done while Gatsby has work for one core. Gives the editor. */
async function prepare(): Promise<Editor> {
  const [editor] = await Promise.all([prepareEditor(), placeFonts()]);
  return editor;
}

/** The editor, its two large scripts compressed already: they take as long as all pages together. */
async function prepareEditor(): Promise<Editor> {
  const editor = await makeEditor(process.env);
  if (!("without" in editor))
    for (const script of [editor.script, Buffer.from(editor.bundle.boot)]) await forms.of(script, `${editorAddress}/`);
  return editor;
}

/** Begins to compress a page while others are sealed. */
function compressSealed(html: string, address: string): void {
  // What cannot be made is told when the folder is compressed, which asks for the same.
  forms.of(Buffer.from(html), address).catch(() => undefined);
}

async function build(): Promise<number> {
  const [sources, owner] = await Promise.all([
    fingerprintOfSources(".", process.env),
    clearForeignCache("."),
    forgetBuild("."),
  ]);
  const preparing = prepare();
  // Told below, once Gatsby has ended; until then nobody waits for it.
  preparing.catch(() => undefined);
  const gatsby = runNode([programOf("gatsby"), "build"], {
    env: { ...quiet, ...surroundings, ...sparing, DAY_SHOWN: todayInIndia(new Date()) },
  });
  await compressWhile(gatsby, publicFolder, forms);
  const code = await gatsby;
  if (code !== 0) return code;
  await recordCacheOwner(".", owner);
  await moveReports(publicFolder);
  const { pages, longest } = await sealPages(publicFolder, sealedRecord, compressSealed);
  console.log(`Gave ${pages} pages their policy, the longest of ${longest} characters.`);
  // After everything that writes pages, and before they are compressed.
  await writeWorker(publicFolder, process.env);
  console.log(await writeEditor(publicFolder, process.env, await preparing));
  await writeHostFiles(publicFolder, deployFolder);
  const started = performance.now();
  const { files, bytes, bytesIn, made } = await compressFolder(publicFolder, forms);
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
