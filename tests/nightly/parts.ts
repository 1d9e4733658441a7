/**
 * The parts of the night: what each tests, needs and depends on. This table starts a part by its name, chooses the parts
 * of a change (`.ci/run`), and names what failed in the issue of the night.
 */
import type { ProgramName } from "../../scripts/setup/programs";
import { listChangedFiles } from "../site/recipes";

/** A part of the night, which takes at most ten minutes on two cores. */
export interface Part {
  readonly name: string;
  /** What holds if the part is green. */
  readonly about: string;
  /** Regular expressions for the paths of its files of tests. */
  readonly specs: readonly string[];
  /** Playwright's options that choose from these tests; without one, all run. */
  readonly choice?: readonly string[];
  /** The minutes that it takes on two cores. */
  readonly minutes: number;
  /** The programs that it starts, beside the browser of every browser test. */
  readonly needs?: readonly ProgramName[];
  /** True if it opens the site of the council for tests. */
  readonly opensSite?: boolean;
  /** git's patterns of the files that it depends on, beside its tests and the packages. */
  readonly paths: readonly string[];
  /** True if `.ci/run` runs it only after changes of these paths. */
  readonly isByPathsAlone?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** True if `.ci/run` repeats a failed test of it once, as it does for those of the day. */
  readonly isRepeated?: boolean;
  /** True if it runs only when it is named. */
  readonly isByNameAlone?: boolean;
}

/** What a built site depends on. */
const build = ["src", "scripts/build.ts", "gatsby-*", ":(exclude,glob)src/**/*.test.*", ":(exclude)src/editor"];

/** The site of the council for tests. */
const site = [...build, "tests/council", "tests/site"];

const editor = ["src/editor", "src/content", "src/schema", "src/messages", "src/desk", "scripts/edit", "tests/editor"];

const publishing = [
  "scripts/publish*",
  "scripts/verify*",
  "src/pipeline/postbuild/server-config",
  "src/site",
  "tests/hosts",
];

/** The minutes of each recipe in docs/how-to, the shortest first. */
const recipes = {
  "change-the-dots": 1,
  "change-when-scripts-load": 1,
  "change-a-security-header": 1,
  "change-a-cache-time": 1,
  "add-a-language": 1,
  "add-a-component": 2,
  "change-an-errors-wording": 2,
  "change-a-synonym": 2,
  "add-a-collection": 2,
  "change-a-spelling-rule": 2,
  "add-a-build-step": 2,
  "add-a-column": 2,
  "add-a-rule-of-the-check": 3,
  "add-a-document-type": 3,
  "add-a-field": 3,
  "add-a-date-in-a-calendar": 4,
  "add-a-page": 4,
};

/** The parts, those first that find the most in a minute. */
export const parts: readonly Part[] = [
  {
    name: "ssh",
    about: "publishes over ssh to a real server",
    specs: ["tests/nightly/ssh.spec.ts"],
    minutes: 1,
    needs: ["rsync", "sshd", "nginx"],
    paths: [...publishing, "tests/publish"],
  },
  {
    name: "slow-connections",
    about: "nginx serves a visitor while another holds 2,000 half-sent requests",
    specs: ["tests/nightly/slow-connections.spec.ts"],
    minutes: 1,
    needs: ["nginx"],
    paths: ["src/pipeline/postbuild/server-config", "tests/hosts"],
  },
  {
    name: "browsers",
    about: "every template works in Firefox and WebKit",
    specs: ["tests/nightly/browsers.spec.ts"],
    minutes: 6,
    needs: ["Firefox", "WebKit", "a display"],
    opensSite: true,
    paths: [...site, "tests/nightly/real-browser.ts"],
  },
  {
    name: "markup",
    about: "every page is valid HTML",
    specs: ["tests/nightly/markup.spec.ts"],
    minutes: 2,
    needs: ["Java"],
    opensSite: true,
    paths: site,
  },
  {
    name: "patterns",
    about: "the patterns of the checks are linear",
    specs: ["tests/nightly/patterns.spec.ts"],
    minutes: 2,
    paths: [
      "src/content",
      "src/documents",
      "src/language",
      "src/schema",
      "src/site",
      "tests/nightly/install-checker.ts",
    ],
  },
  ...Object.entries(recipes).map(([name, minutes]) => ({
    name,
    about: "the recipe of this name leaves a project without an error",
    specs: ["tests/nightly/recipes.spec.ts"],
    choice: ["--grep", `${name}.md`],
    minutes,
    paths: [`docs/how-to/${name}.md`, ...listChangedFiles(`${name}.md`)],
    isByPathsAlone: true,
  })),
  {
    name: "development",
    about: "pages get the same in development as in a build, and errors of the content are shown",
    specs: ["tests/nightly/development.spec.ts"],
    minutes: 6,
    paths: [...build, "scripts/develop.ts", "content", "tests/nightly/clones.ts"],
  },
  {
    name: "reproducible",
    about: "two builds from nothing have the same bytes",
    specs: ["tests/nightly/reproducible.spec.ts"],
    minutes: 8,
    paths: [...build, "content", "tests/nightly/clones.ts"],
  },
  {
    name: "rebuilds",
    about:
      "builds after other content and three random changes, in a moved folder, have the same bytes as one from nothing",
    specs: ["tests/nightly/rebuilds.spec.ts"],
    minutes: 10,
    paths: [...build, "content", "tests/nightly/clones.ts"],
  },
  {
    name: "many-rebuilds",
    about: "the same with twenty changes",
    specs: ["tests/nightly/rebuilds.spec.ts"],
    minutes: 30,
    paths: [],
    env: { REBUILD_ROUNDS: "20" },
    isByNameAlone: true,
  },
  {
    name: "trial",
    about: "a clerk's result is merged, published and reverted in a trial",
    specs: ["tests/nightly/trial.spec.ts"],
    minutes: 8,
    paths: [...build, ...editor],
  },
  ...[1, 2].map((half) => ({
    name: `editor-${half}`,
    about: "a half of the tests of the editor, at every host",
    specs: ["tests/browser/editor*.spec.ts"],
    choice: ["--shard", `${half}/2`],
    isRepeated: true,
    minutes: 10,
    paths: editor,
  })),
  {
    name: "council-folder",
    about: "a council's folder is created, published and upgraded",
    specs: ["tests/nightly/council-folder.spec.ts"],
    minutes: 10,
    paths: [...build, "scripts", "content"],
  },
  {
    name: "upgrade",
    about: "an upgrade that is killed, has no network or a full disk is completed by its repetition",
    specs: ["tests/nightly/upgrade.spec.ts"],
    minutes: 3,
    paths: ["scripts/upgrade*", "scripts/migrate*", "scripts/council"],
  },
  {
    name: "offline",
    about: "a folder is built from an archive and its packages with the network off",
    specs: ["tests/nightly/offline.spec.ts"],
    minutes: 8,
    paths: ["scripts/release*", "scripts/create*", "scripts/council", "scripts/setup"],
  },
  {
    name: "early-typing",
    about: "each of hundreds of texts that are typed while a page loads is kept",
    specs: ["tests/browser/early-typing.spec.ts"],
    isRepeated: true,
    minutes: 10,
    opensSite: true,
    paths: site,
  },
  ...[1, 2, 3, 4].map((quarter) => ({
    name: `pages-${quarter}`,
    about: "a quarter of the browser tests of the day, in all languages",
    specs: ["tests/browser", ":(exclude)tests/browser/editor*", ":(exclude)tests/browser/early-typing.spec.ts"],
    choice: ["--shard", `${quarter}/4`],
    isRepeated: true,
    minutes: 10,
    needs: ["nginx", "Apache", "OpenSSL"] as const,
    opensSite: true,
    paths: site,
  })),
];
