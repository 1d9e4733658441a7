/** A page that is closed in the middle of a write says what is so when it is opened again, and the next try works. */

import type { Locator } from "@playwright/test";
import { createHost } from "../../src/desk/host/create-host";
import { almora, Clerk } from "../editor/clerk";
import type { Council } from "../editor/council";
import { hostTest } from "../editor/desks";
import type { startGitHost } from "../editor/git-host";
import type { startGitLabHost } from "../editor/gitlab-host";
import { createRemoteSettings } from "../editor/remote-settings";
import { say } from "../editor/say";
import { atNight } from "../site/examples";
import { expect } from "../site/test";

type Git = Council["git"];
type MockHost = Awaited<ReturnType<typeof startGitHost | typeof startGitLabHost>>;

const { draft, file } = almora;

/**
 * Acts on a page that is closed once the host has done some of the writes, before it answers the last of them.
 *
 * @param done what the page shows after all writes
 * @returns false if the action has fewer writes
 */
async function closeAfter(writes: number, { page }: Clerk, api: string, act: () => Promise<void>, done: Locator) {
  let written = 0;
  let close: () => void = () => undefined;
  const isReached = new Promise<boolean>((resolve) => {
    close = () => resolve(true);
  });
  await page.route(`${api}/**`, async (route) => {
    if (route.request().method() !== "GET") written += 1;
    if (route.request().method() === "GET" || written !== writes) return route.continue();
    await route.fetch();
    close();
  });
  await act();
  const isClosed = await Promise.race([isReached, done.waitFor().then(() => false)]);
  await page.close();
  return isClosed;
}

/** Repeats a try, closed after one more write each time, until it has no more. */
async function repeat(
  git: Git,
  { requests }: Pick<MockHost, "requests">,
  attempt: (writes: number) => Promise<boolean>,
) {
  const begin = git("rev-parse", "main");
  for (let writes = 1, isClosed = true; isClosed; writes += 1) {
    requests.length = 0;
    git("update-ref", "refs/heads/main", begin);
    git("update-ref", "-d", `refs/heads/${draft}`);
    isClosed = await attempt(writes);
  }
}

const connect = (name: "GitHub" | "GitLab", { api }: Pick<MockHost, "api">) =>
  createHost(createRemoteSettings(name === "GitHub" ? "github" : "gitlab", api), "secret-token");

for (const hostName of ["GitHub", "GitLab"] as const) {
  hostTest.describe(hostName, () => {
    hostTest.use({ hostName });

    hostTest(`after any write of a save (${hostName})`, atNight, async ({ context, desk, git, host }) => {
      const port = connect(hostName, host);
      const open = async () => {
        const clerk = new Clerk(await context.newPage(), desk.origin, hostName);
        await clerk.open();
        return { clerk, name: await clerk.openDistrict() };
      };
      await repeat(git, host, async (writes) => {
        const first = await open();
        await first.name.fill(`अल्मोड़ा ${writes}`);
        await first.clerk.save();
        const saved = first.clerk.page.getByText(say("entry.saved"));
        const isClosed = await closeAfter(writes, first.clerk, host.api, () => first.clerk.confirm(), saved);
        const { clerk, name } = await open();
        const hasDraft = host.requests.length > 0;
        if (!hasDraft) await clerk.restore();
        await expect(name).toHaveValue(`अल्मोड़ा ${writes}`);
        await expect(clerk.page.getByText(say("requests.draft"))).toHaveCount(hasDraft ? 1 : 0);
        await clerk.box("अंग्रेज़ी").first().fill("Almora Town");
        await clerk.saveDraft();
        expect(git("show", `${draft}:${file}`)).toMatch(/Almora Town[\s\S]*अल्मोड़ा \d/u);
        expect(await port.listRequests()).toMatchObject([{ branch: draft, state: "draft" }]);
        expect(git("branch", "--format=%(refname:short)").split("\n").sort()).toEqual([draft, "main"]);
        await clerk.page.close();
        return isClosed;
      });
    });

    for (const verb of ["publish", "close"] as const)
      hostTest(`after any write of an action: ${verb} (${hostName})`, atNight, async ({ git, host, openReviewer }) => {
        const port = connect(hostName, host);
        /** Sends a draft of the district for approval. */
        const send = async (name: string) => {
          const bytes = new TextEncoder().encode(git("show", `main:${file}`).replace("अल्मोड़ा", name));
          const changes = [{ path: file, bytes, isNew: false }];
          await port.open({ base: git("rev-parse", "main"), branch: draft, title: name, description: "", changes });
          for (const request of await port.listRequests()) await port.setState(request, "review");
        };
        const press = async (reviewer: Clerk) => {
          const requests = await reviewer.openRequests();
          await requests.locator("summary").click();
          await requests.getByRole("button", { name: say(`requests.${verb}`), exact: true }).click();
          return reviewer.dialog.getByRole("button", { name: say(`requests.${verb}`) });
        };
        await repeat(git, host, async (writes) => {
          await send("अल्मोड़ा नगर");
          const first = await openReviewer();
          const button = await press(first);
          const done = first.page.getByText(say(verb === "publish" ? "requests.published" : "requests.closed"));
          const isClosed = await closeAfter(writes, first, host.api, () => button.click(), done);
          const again = await openReviewer();
          const isWaiting = host.requests.some((request) => !request.isMerged && !request.isClosed);
          if (isWaiting) await (await press(again)).click();
          else await again.openRequests();
          await expect(again.page.getByText(say("requests.nothing"))).toBeVisible();
          expect(git("show", `main:${file}`).includes("अल्मोड़ा नगर")).toBe(verb === "publish");
          // The next draft of the entry takes over a branch that was left.
          await send("अल्मोड़ा ज़िला");
          expect(await port.listRequests()).toMatchObject([{ branch: draft, state: "review" }]);
          await again.page.close();
          return isClosed;
        });
      });
  });
}
