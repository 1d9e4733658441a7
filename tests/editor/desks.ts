/** For tests of the editor: fixtures with clerks at the practice host or a mock git host, and a council repository. */

import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { findFreePort } from "../../scripts/edit/ports";
import { startPracticeHost } from "../../scripts/edit/practice-host";
import type { Serving } from "../../scripts/serve/server";
import { atNight } from "../site/examples";
import { test as base } from "../site/test";
import { Clerk } from "./clerk";
import { type Council, makeCouncil } from "./council";
import { openDesk } from "./desk";
import { startGitHost } from "./git-host";
import { startGitLabHost } from "./gitlab-host";

interface Fixtures {
  readonly council: Council;
  /** A clerk who has opened the editor and signed in. */
  readonly clerk: Clerk;
  /** Another clerk in another browser. */
  readonly second: Clerk;
  /** Opens the editor for a person who may approve, in another browser; at the practice host everybody may. */
  readonly openReviewer: () => Promise<Clerk>;
  /** Runs git in the repository that the editor saves to. */
  readonly git: Council["git"];
}

const viewport = { width: 1400, height: 900 };

const withCouncil = base.extend<Pick<Fixtures, "council">>({
  viewport,
  // A file or a branch that is not there yet; and a double click beside the words of a rich text.
  expectedFaults: /status of 404|TextSelection endpoint/u,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  council: async ({}, use) => {
    const council = makeCouncil();
    await use(council);
    council.remove();
  },
});

type SignIn = readonly [origin: string, host?: string, token?: string];

/** Gives a test a function that opens the editor for another person, and closes that browser afterwards. */
async function useOpener(browser: Browser, use: (open: () => Promise<Clerk>) => Promise<void>, ...signIn: SignIn) {
  const context = await browser.newContext({ viewport });
  await use(async () => {
    const clerk = new Clerk(await context.newPage(), ...signIn);
    await clerk.open();
    return clerk;
  });
  await context.close();
}

async function useSecond(browser: Browser, use: (clerk: Clerk) => Promise<void>, ...signIn: SignIn) {
  await useOpener(browser, async (open) => use(await open()), ...signIn);
}

/** A test with clerks at the practice host of a trial. */
export const test = withCouncil.extend<
  Fixtures & { readonly server: Serving },
  { readonly desk: Serving & { readonly serverPort: number } }
>({
  // The editor depends only on the project, so each worker creates it once.
  git: ({ council }, use) => use(council.git),
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const serverPort = await findFreePort();
      const desk = await openDesk({ EDITOR_LOCAL: `http://127.0.0.1:${serverPort}` });
      await use({ ...desk, serverPort });
      await desk.close();
    },
    { scope: "worker" },
  ],
  server: async ({ council, desk, page }, use) => {
    const trial = { repository: path.join(council.folder, ".git"), state: path.join(council.folder, "host.json") };
    const server = await startPracticeHost(trial, desk.serverPort, desk.port);
    await use(server);
    // An open editor keeps sending requests to its server.
    await page.close();
    await server.close();
  },
  clerk: async ({ page, desk, server: _ }, use) => {
    const clerk = new Clerk(page, desk.origin);
    await clerk.open();
    await use(clerk);
  },
  second: ({ browser, desk, server: _ }, use) => useSecond(browser, use, desk.origin),
  openReviewer: ({ browser, desk, server: _ }, use) => useOpener(browser, use, desk.origin),
});

interface HostFixtures extends Fixtures {
  readonly hostName: "GitHub" | "GitLab";
  readonly bare: string;
  readonly host: Awaited<ReturnType<typeof startGitHost | typeof startGitLabHost>>;
  readonly desk: Serving;
}

/** A test with clerks at a mock git host that has the council's repository, a bare one. */
export const hostTest = withCouncil.extend<HostFixtures>({
  hostName: ["GitHub", { option: true }],
  bare: ({ council }, use) => use(council.bare()),
  git: ({ bare, council }, use) => use((...args) => council.git("--git-dir", bare, ...args)),
  host: async ({ bare, hostName }, use) => {
    const host = await (hostName === "GitHub" ? startGitHost : startGitLabHost)(bare);
    await use(host);
    await host.close();
  },
  desk: async ({ host, hostName, page }, use) => {
    const settings = { EDITOR_REPOSITORY: "council/site", EDITOR_HOST: hostName.toLowerCase(), EDITOR_API: host.api };
    const desk = await openDesk(settings);
    await use(desk);
    await page.close();
    await desk.close();
  },
  clerk: async ({ page, desk, hostName }, use) => {
    const clerk = new Clerk(page, desk.origin, hostName);
    await clerk.open();
    await use(clerk);
  },
  second: ({ browser, desk, hostName }, use) => useSecond(browser, use, desk.origin, hostName),
  openReviewer: ({ browser, desk, hostName }, use) => useOpener(browser, use, desk.origin, hostName, "reviewer-token"),
});

/** Matches what the browser logs for an entry without a draft, and for a host that refuses requests. */
const faultsOfHosts = /status of 4(?:0[149]|22)|ERR_CONNECTION|Failed to fetch/u;

/** What a test over all hosts uses. */
type AtHost = Pick<Fixtures, "clerk" | "git" | "openReviewer"> & { readonly page: Page };

/** Where clerks save: each must behave like the others. */
type Place = "practice host" | HostFixtures["hostName"];

/**
 * Declares a test for the practice host, GitHub and GitLab, which must behave alike.
 *
 * @param byDay where the test runs by day as well; elsewhere it runs at night
 */
export function testEachHost(
  title: string,
  work: (given: AtHost) => Promise<void>,
  byDay: readonly Place[] = ["practice host"],
): void {
  const optionsFor = (place: Place) => (byDay.includes(place) ? {} : atNight);
  test.describe("practice host", () => {
    test.use({ expectedFaults: faultsOfHosts });
    test(`${title} (practice host)`, optionsFor("practice host"), ({ clerk, git, page, openReviewer }) =>
      work({ clerk, git, page, openReviewer }),
    );
  });
  for (const hostName of ["GitHub", "GitLab"] as const) {
    hostTest.describe(hostName, () => {
      hostTest.use({ hostName, expectedFaults: faultsOfHosts });
      hostTest(`${title} (${hostName})`, optionsFor(hostName), ({ clerk, git, page, openReviewer }) =>
        work({ clerk, git, page, openReviewer }),
      );
    });
  }
}
