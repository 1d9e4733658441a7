/** For tests of the editor: fixtures with clerks at a local server or a mock git host, and a council repository. */
import type { Browser } from "@playwright/test";
import { type LocalServer, startLocalServer } from "../../scripts/edit/local-server";
import { findFreePort } from "../../scripts/edit/ports";
import type { Serving } from "../../scripts/serve/server";
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
}

const viewport = { width: 1400, height: 900 };

const withCouncil = base.extend<Pick<Fixtures, "council">>({
  viewport,
  // Decap rejects a promise with undefined for every refused save, and requests the draft to see whether it exists.
  expectedFaults: /^(undefined|Object)( |$)|status of 404|उसी प्रविष्टि में/u,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  council: async ({}, use) => {
    const council = makeCouncil();
    await use(council);
    council.remove();
  },
});

async function useSecond(browser: Browser, use: (clerk: Clerk) => Promise<void>, origin: string, host?: string) {
  const context = await browser.newContext({ viewport });
  const clerk = new Clerk(await context.newPage(), origin, host);
  await clerk.open();
  await use(clerk);
  await context.close();
}

/** A test with clerks at the local server of a trial. */
export const test = withCouncil.extend<
  Fixtures & { readonly server: LocalServer },
  { readonly desk: Serving & { readonly serverPort: number } }
>({
  // The editor depends only on the project, so each worker creates it once.
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const serverPort = await findFreePort();
      const desk = await openDesk({ EDITOR_LOCAL: `http://127.0.0.1:${serverPort}/api/v1` });
      await use({ ...desk, serverPort });
      await desk.close();
    },
    { scope: "worker" },
  ],
  server: async ({ council, desk }, use) => {
    const server = await startLocalServer(council.folder, desk.serverPort, desk.port);
    await use(server);
    await server.stop();
  },
  clerk: async ({ page, desk, server: _ }, use) => {
    const clerk = new Clerk(page, desk.origin);
    await clerk.open();
    await use(clerk);
    // An open editor keeps sending requests to its server.
    await page.close();
  },
  second: ({ browser, desk, server: _ }, use) => useSecond(browser, use, desk.origin),
});

interface HostFixtures extends Fixtures {
  readonly hostName: "GitHub" | "GitLab";
  readonly bare: string;
  readonly host: Awaited<ReturnType<typeof startGitHost>>;
  readonly desk: Serving;
}

/** A test with clerks at a mock git host that has the council's repository, a bare one. */
export const hostTest = withCouncil.extend<HostFixtures>({
  hostName: ["GitHub", { option: true }],
  bare: ({ council }, use) => use(council.bare()),
  host: async ({ bare, hostName }, use) => {
    const host = await (hostName === "GitHub" ? startGitHost : startGitLabHost)(bare);
    await use(host);
    await host.close();
  },
  desk: async ({ host, hostName }, use) => {
    const settings = { EDITOR_REPOSITORY: "council/site", EDITOR_HOST: hostName.toLowerCase(), EDITOR_API: host.api };
    const desk = await openDesk(settings);
    await use(desk);
    await desk.close();
  },
  clerk: async ({ page, desk, hostName }, use) => {
    const clerk = new Clerk(page, desk.origin, hostName);
    await clerk.open();
    await use(clerk);
    await page.close();
  },
  second: ({ browser, desk, hostName }, use) => useSecond(browser, use, desk.origin, hostName),
});
