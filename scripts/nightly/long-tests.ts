import { type NamedPrograms, script } from "../setup/named-programs";
import { programOf } from "../setup/run.mjs";

const playwright = [programOf("@playwright/test", "playwright"), "test"];

const nightly = [...playwright, "--config", "tests/nightly/playwright.config.ts"];

/** The tests that take minutes, by the names that `npm run test:nightly` gives them. */
export const longTests: NamedPrograms = {
  adopt: {
    summary: "Adopts a copy, killed at random moments (--moments 10), and looks at every page of it without entries.",
    args: script("scripts/nightly/adopt.ts"),
  },
  accessibility: {
    summary:
      "Looks with axe at every page in every language, theme and width; `npm test` takes the languages in turns.",
    args: [...nightly, "tests/nightly/accessibility.spec.ts"],
  },
  browsers: {
    summary:
      "Opens every template in Firefox and WebKit, in three languages; needs firefox-esr, webkit2gtk-driver, xvfb, xauth.",
    args: [...nightly, "tests/nightly/browsers.spec.ts"],
  },
  hosts: {
    summary: "Sends the table of requests to this project's server, nginx and Apache, where they are installed.",
    args: [...playwright, "tests/hosts.spec.ts"],
  },
  develop: {
    summary: "Breaks and repairs content while the development server runs, and checks what the browser shows.",
    args: script("scripts/nightly/develop.ts"),
  },
  drill: {
    summary: "Goes from git alone to a served and verified site, and back a release, with the time of each step.",
    args: script("scripts/nightly/drill.ts"),
  },
  editor: {
    summary: "Adds a result in the clerks' editor, publishes it and takes it back.",
    args: script("scripts/nightly/editor.ts"),
  },
  injection: {
    summary: "Builds the site with HTML injected into every text, and checks that none of it executes.",
    args: script("scripts/nightly/injection.ts"),
  },
  publish: {
    summary: "Publishes over ssh to this machine, breaks a release, goes back; needs openssh-server, rsync and nginx.",
    args: script("scripts/nightly/publish.ts"),
  },
  recipes: {
    summary: "Follows the recipes of docs/how-to for a language, a collection and a column in copies, and builds them.",
    args: script("scripts/nightly/recipes.ts"),
  },
  rebuild: {
    summary: "Builds the commit that a live site names (rebuild URL) from nothing, and compares it with what is live.",
    args: script("scripts/nightly/rebuild.ts"),
  },
  release: {
    summary: "Kills a release at random moments (--moments 50), and checks that visitors always have a whole site.",
    args: script("scripts/nightly/release.ts"),
  },
  "other-council": {
    summary: "Makes a copy of the project another council's, and runs its check, build and tests there.",
    args: script("scripts/nightly/other-council.ts"),
  },
  upgrade: {
    summary:
      "Takes what is committed into a council's site of an older version (upgrade TAG), migrates, checks and builds.",
    args: script("scripts/nightly/upgrade.ts"),
  },
  reproducible: {
    summary: "Builds one commit twice in different environments, and compares the sites byte by byte.",
    args: script("scripts/nightly/reproducible.ts"),
  },
};
