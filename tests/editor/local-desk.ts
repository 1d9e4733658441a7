/** For tests of the editor: fixtures with a clerk, the local editor and a council repository. */
import { type LocalServer, startLocalServer } from "../../scripts/edit/local-server";
import { findFreePort } from "../../scripts/edit/ports";
import { test as base, expect } from "../site/test";
import { Clerk } from "./clerk";
import { type Council, makeCouncil } from "./council";
import { type Desk, openDesk } from "./desk";

interface Fixtures {
  readonly council: Council;
  readonly server: LocalServer;
  readonly clerk: Clerk;
}

/** A test with a clerk, the council's repository, and the servers of both. */
export const test = base.extend<Fixtures, { readonly desk: { readonly origin: string; readonly port: number } }>({
  viewport: { width: 1400, height: 900 },
  // Decap rejects a promise with undefined for every refused save, and requests the draft to see whether it exists.
  expectedFaults: /^(undefined|Object)( |$)|status of 404|उसी प्रविष्टि में/u,
  // The editor depends only on the project, so each worker creates it once.
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const port = await findFreePort();
      const desk: Desk = await openDesk({ EDITOR_LOCAL: `http://127.0.0.1:${port}/api/v1` });
      await use({ origin: desk.origin, port });
      await desk.close();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  council: async ({}, use) => {
    const council = makeCouncil();
    await use(council);
    council.remove();
  },
  server: async ({ council, desk }, use) => {
    const server = await startLocalServer(council.folder, desk.port, Number(new URL(desk.origin).port));
    await use(server);
    await server.stop();
  },
  clerk: async ({ page, desk, server }, use) => {
    expect(server.address).toContain(String(desk.port));
    await use(new Clerk(page, desk.origin));
    // An open editor keeps sending requests to its server.
    await page.close();
  },
});
