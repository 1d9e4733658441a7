import path from "node:path";
import { localeCodes } from "../../site/locales";
import { noticeMarkup, readNotices } from "../notices";
import { writeOldPaths } from "../old-paths";
import { getCouncil } from "../published-data";
import { writeDocumentUrls } from "../published-documents";
import { publishSearchIndex } from "../search-index";
import { readSite } from "../site";
import { siteContent } from "../site-content";
import { moveReports } from "../webpack-reports";
import { compressFolder } from "./compress";
import { deferAppScripts } from "./defer-app-scripts";
import { readDigests, verifyDigests } from "./digests";
import { makeEditor, writeEditor } from "./editor/write-editor";
import { publishFiles, removePartytown, withholdScheduledDocuments } from "./files";
import { writeNotices } from "./notices";
import { writeWorker } from "./offline";
import { addPolicies } from "./policy";
import { getDigests, type Step } from "./run-steps";
import { deployFolder, writeHostFiles } from "./server-config/write";
import { writeDigestList } from "./write-digest-list";

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString("en-GB")} kB`;

/** The folder in which compressed files stay between builds. */
const compressedIn = ({ cache }: Parameters<Step["run"]>[0]["args"]) => path.join(cache.directory, "compressed");

/**
 * Everything that is done to the published folder once Gatsby and its plugins have ended, in order. What changes pages
 * stands before "policy", which names what they inline; nothing is written after "compression".
 */
export const steps: readonly Step[] = [
  {
    name: "documents",
    run: async ({ args, folder }) => {
      await writeDocumentUrls(args);
      await writeOldPaths(folder);
      await withholdScheduledDocuments();
    },
  },
  {
    name: "files",
    run: async ({ args, folder }) => {
      await removePartytown();
      await moveReports(folder);
      return publishFiles(args);
    },
  },
  { name: "search", run: ({ args }) => publishSearchIndex(args) },
  {
    name: "app loader",
    run: async ({ folder }) => `${await deferAppScripts(folder)} pages`,
  },
  {
    name: "notices",
    run: async ({ args, folder }) => {
      const site = readSite(args);
      const languages = await Promise.all(localeCodes.map((code) => readNotices(code, site, args)));
      return `${await writeNotices(folder, noticeMarkup(languages))} pages changed`;
    },
  },
  {
    name: "policy",
    run: async (build) => {
      const { pages, longest } = await addPolicies(build.folder, compressedIn(build.args));
      build.digests = await readDigests(build.folder);
      return `${pages} pages, the longest policy has ${longest} characters`;
    },
  },
  {
    name: "editor",
    run: async ({ folder, environment }) => writeEditor(folder, environment, await makeEditor(environment)),
  },
  {
    name: "offline",
    run: async (build) => kilobytes(await writeWorker(build.folder, getDigests(build), build.environment)),
  },
  {
    name: "host files",
    run: ({ args, folder }) => writeHostFiles(folder, deployFolder, (text) => args.reporter.warn(text)),
  },
  {
    name: "digests",
    run: async (build) => {
      const earlier = getDigests(build);
      build.digests = await readDigests(build.folder);
      verifyDigests(earlier, build.digests);
    },
  },
  {
    name: "digest list",
    run: (build) =>
      writeDigestList(getCouncil(readSite(build.args)), build.folder, getDigests(build), siteContent().lastDue),
  },
  {
    name: "compression",
    run: async ({ folder, args }) => {
      const { files, bytes, bytesIn } = await compressFolder(
        folder,
        compressedIn(args),
        Number(process.env.COMPRESSION_LEVEL) || undefined,
      );
      return `${files} files: ${kilobytes(bytes)}, ${kilobytes(bytesIn.gzip)} with gzip, ${kilobytes(bytesIn.br)} with brotli`;
    },
  },
];
