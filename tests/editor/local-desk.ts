/** For tests of the editor: a clerk before an editor of the project, and a council's repository behind it. */
import { type LocalServer, startLocalServer } from "../../scripts/edit/local-server";
import { freePort } from "../../scripts/edit/ports";
import { test as base, expect } from "../site/test";
import { Clerk } from "./clerk";
import { type Council, makeCouncil } from "./council";
import { type Desk, openDesk } from "./desk";

interface Fixtures {
  readonly council: Council;
  readonly server: LocalServer;
  readonly clerk: Clerk;
}

/** A test with a clerk, the council that the clerk writes for, and what serves both. */
export const test = base.extend<Fixtures, { readonly desk: { readonly origin: string; readonly port: number } }>({
  viewport: { width: 1400, height: 900 },
  // Decap rejects a promise, of nothing, for every save that it refuses, and asks whether there is a draft already.
  expectedFaults: /^(undefined|Object)( |$)|status of 404|उसी प्रविष्टि में/u,
  // The editor follows from the project alone: made once for all tests of a worker.
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const port = await freePort();
      const desk: Desk = await openDesk({ EDITOR_LOCAL: `http://127.0.0.1:${port}/api/v1` });
      await use({ origin: desk.origin, port });
      await desk.close();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed.
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
    // An editor that is open goes on asking its server.
    await page.close();
  },
});
