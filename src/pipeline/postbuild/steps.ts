import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { memoize } from "../../content/memoize";
import { compression } from "../../site/http";
import { localeCodes } from "../../site/locales";
import { createAwaiting } from "../awaited";
import { publishDocuments, writeDocumentUrls } from "../documents";
import { stampGatsbyCache } from "../gatsby-cache";
import { madeFolder, recall } from "../made-files";
import { readNotices, renderNotice } from "../notices";
import { writeOldPaths } from "../old-paths";
import { getCouncil } from "../published-data";
import { publicFolder, sweepFolder } from "../published-folder";
import { publishSearchIndex } from "../search-index";
import { readSite } from "../site";
import { type SiteContent, siteContent } from "../site-content";
import { listAssets, moveReports } from "../webpack-reports";
import { compressFolder } from "./compress";
import { readDigests, writeDigestList } from "./digests";
import { makeEditor, writeEditor } from "./editor/write-editor";
import { publishFiles, sweepFiles } from "./files";
import { writeWorker } from "./offline";
import { finishPages } from "./pages";
import { deployFolder, writeHostFiles } from "./server-config/write";

/** The state shared by the steps after a build. */
interface PostBuild {
  readonly args: NodePluginArgs;
  readonly content: SiteContent;
  /** The path of the published folder. */
  readonly folder: string;
}

/** One step beside or after Gatsby. */
interface Step {
  readonly name: string;
  /** Runs the step. If it returns a string, that is shown as its status. */
  readonly run: (build: PostBuild) => Promise<unknown>;
}

/** Runs steps one after the other and reports each to Gatsby. The first error stops them. */
async function runSteps(steps: readonly Step[], build: PostBuild): Promise<void> {
  for (const { name, run } of steps) {
    const activity = build.args.reporter.activityTimer(`site: ${name}`);
    activity.start();
    const status = await run(build);
    if (typeof status === "string") activity.setStatus(status);
    activity.end();
  }
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString("en-GB")} kB`;

const listPages = ({ getNodesByType }: NodePluginArgs) => getNodesByType("SitePage").map(({ path }) => String(path));

/** The file that records brotli's level of the last build. */
const levelFile = path.join(".cache", "compression-level");

/** Returns brotli's level from the environment variable `COMPRESSION_LEVEL`, 0 to 11; the highest by default. */
function readLevel(): number {
  return Number(process.env.COMPRESSION_LEVEL || compression.highestLevel);
}

/** Bundles the editor once. It needs no content, so a build starts it while Gatsby reads the content. */
export const makeEditorOnce = memoize(() => makeEditor(process.env, recall));

/** The steps that need only the content, in order. Pictures are rendered in threads of their own. */
const stepsWithoutHtml: readonly Step[] = [
  {
    name: "documents",
    run: async ({ args, folder }) => {
      await writeDocumentUrls(readSite(args).documents);
      await writeOldPaths(folder);
    },
  },
  {
    name: "editor",
    run: async ({ folder, content }) => writeEditor(folder, process.env, await makeEditorOnce(), content),
  },
  { name: "files", run: ({ args }) => publishFiles(args) },
  { name: "offline", run: async ({ folder }) => kilobytes(await writeWorker(folder, process.env)) },
  { name: "search", run: ({ args }) => publishSearchIndex(args) },
];

/**
 * The steps that process the published folder after Gatsby and its plugins, in order. "pages" must be the last step
 * that changes pages, since it adds digests of their inline code. "sweep" removes files that no earlier step has
 * placed. After "digest list" no step may write files that are served, and after "compression" none at all.
 */
export const listSteps: readonly Step[] = [
  { name: "reports", run: ({ folder }) => moveReports(folder) },
  {
    name: "pages",
    run: async ({ args, folder }) => {
      const site = readSite(args);
      const notices = localeCodes.map((code) => readNotices(code, site));
      const rendered = renderNotice(notices);
      const markup = rendered && { ...rendered, awaiting: createAwaiting(site) };
      const { pages, changed } = await finishPages(folder, listPages(args), markup, listAssets(folder));
      return `${pages} pages, ${changed} of them changed`;
    },
  },
  {
    name: "sweep",
    run: ({ args, folder, content }) => sweepFiles(folder, listPages(args), content.hidden),
  },
  {
    name: "host files",
    run: ({ args, folder }) => writeHostFiles(folder, deployFolder, (text) => args.reporter.warn(text)),
  },
  {
    name: "digest list",
    run: async ({ args, folder, content }) =>
      writeDigestList(getCouncil(readSite(args)), folder, await readDigests(folder), content),
  },
  {
    name: "compression",
    run: async ({ folder }) => {
      const { files, compressed, bytes, bytesIn } = await compressFolder(folder, readLevel(), levelFile);
      return `${compressed} of ${files} files: ${kilobytes(bytes)}, ${kilobytes(bytesIn.gzip)} with gzip, ${kilobytes(bytesIn.br)} with brotli`;
    },
  },
];

/** The steps that need no HTML, once a build has begun with them. */
let begun = Promise.resolve();

/** Starts the steps that need no HTML. They run beside webpack and the rendering of pages. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args) => {
  await publishDocuments(args);
  if (process.env.NODE_ENV !== "production") return;
  begun = runSteps(stepsWithoutHtml, { args, folder: publicFolder, content: siteContent() });
  // `onPostBuild` reports the error.
  begun.catch(() => undefined);
};

/** Finishes the published folder. Gatsby runs the site's `onPostBuild` after those of all plugins. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await begun;
  await runSteps(listSteps, { args, folder: publicFolder, content: siteContent() });
  await sweepFolder(madeFolder);
  stampGatsbyCache(process.cwd());
};
