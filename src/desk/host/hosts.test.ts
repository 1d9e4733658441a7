/** Tests the host adapters against fakes of the APIs, each with a git repository. */
import { createRemoteSettings } from "../../../tests/editor/remote-settings";
import { prepareHosts } from "../../../tests/editor/with-host";
import { createHost } from "./create-host";
import { type Change, readState, stateLabels } from "./host";

const bytes = new TextEncoder().encode("key: new\n");
const pdf = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);
const district = "content/tables/districts/almora.yaml";
const changes: readonly Change[] = [
  { path: "content/tables/districts/new.yaml", bytes, isNew: true },
  { path: "static/documents/new.pdf", bytes: pdf, isNew: true },
  { path: district, bytes, isNew: false },
];

const withHost = prepareHosts();

describe.each(["github", "gitlab"] as const)("%s", (name) => {
  test("lists the published branch and reads its files", () =>
    withHost(name, async (council, _bare, api) => {
      const host = createHost(createRemoteSettings(name, api), "secret-token");
      const { base, files } = await host.list();
      expect(base).toBe(council.git("rev-parse", "main"));
      expect(await host.readPublication()).toEqual({ commit: base, jobs: [] });
      expect(files.map((file) => file.path).sort()).toEqual(council.git("ls-files").split("\n").sort());
      const file = files.find((one) => one.path === district);
      expect(file && new TextDecoder().decode(await host.read(file)).trim()).toBe(
        council.git("show", `main:${district}`),
      );
    }));

  test("opens a change request with one commit on the listed state", () =>
    withHost(name, async (council, bare, api) => {
      const host = createHost(createRemoteSettings(name, api), "secret-token");
      const { base } = await host.list();
      const request = { base, branch: "batch/districts-1", title: "Districts: 1 added", description: "- new" };
      await host.open({ ...request, changes });
      const git = (...args: readonly string[]) => council.git("--git-dir", bare, ...args);
      expect(git("log", "--format=%P %s", `main..${request.branch}`)).toBe(`${base} ${request.title}`);
      expect(git("diff", "--name-only", "main", request.branch).split("\n").sort()).toEqual(
        changes.map((change) => change.path).sort(),
      );
      expect(git("cat-file", "-s", `${request.branch}:static/documents/new.pdf`)).toBe(String(pdf.length));
      expect(git("rev-parse", "main")).toBe(base);
    }));
});

describe.each(["github", "gitlab"] as const)("requests on %s", (name) => {
  test("a reviewer's token sends back and publishes what a clerk's token opened, as it was read", () =>
    withHost(name, async (council, bare, api) => {
      const [clerk, reviewer] = ["secret-token", "reviewer-token"].map((token) =>
        createHost(createRemoteSettings(name, api), token),
      );
      if (!clerk || !reviewer) throw new Error("There are two people.");
      const request = { branch: "batch/districts-1", title: "Districts: 1 added", description: "Reason: new" };
      const { base } = await clerk.list();
      await clerk.open({ base, ...request, changes });
      const [own] = await clerk.listRequests();
      const [waiting] = await reviewer.listRequests();
      if (!own || !waiting) throw new Error("There is a request.");
      expect(own).toMatchObject({ ...request, isOwn: true, state: "review" });
      expect(await clerk.readReview(own)).toMatchObject({ base, checks: "passed", mayPublish: false });
      expect(await reviewer.readReview(waiting)).toMatchObject({ base, mayPublish: true, remarks: [] });
      await reviewer.sendBack(waiting, "Write the name in full.");
      expect((await clerk.readReview(own)).remarks).toMatchObject([{ text: "Write the name in full." }]);

      // Somebody writes to the branch after the reviewer has read it.
      const git = (...args: readonly string[]) => council.git("--git-dir", bare, ...args);
      const later = git("commit-tree", `${request.branch}^{tree}`, "-p", request.branch, "-m", "Later");
      git("update-ref", `refs/heads/${request.branch}`, later);
      await expect(reviewer.publish(waiting)).rejects.toMatchObject({ status: 409 });
      await reviewer.publish({ ...waiting, commit: later });
      const [added = { path: "" }] = changes;
      expect(git("show", `main:${added.path}`)).toBe("key: new");
      expect(await reviewer.listRequests()).toEqual([]);
      const [version] = await reviewer.listVersions(added.path);
      expect(await clerk.readAt(added.path, version?.commit ?? "")).toEqual(bytes);
      expect(await clerk.readAt(added.path, base)).toBeUndefined();
    }));

  test("a correction adds a commit to a request, unless somebody has changed it", () =>
    withHost(name, async (council, bare, api) => {
      const host = createHost(createRemoteSettings(name, api), "secret-token");
      const { base } = await host.list();
      const branch = "batch/districts-1";
      await host.open({ base, branch, title: "Districts: 1 added", description: "- new", changes });
      const [sent] = await host.listRequests();
      if (!sent) throw new Error("There is a request.");
      const corrected: readonly Change[] = [
        { path: "content/tables/districts/new.yaml", bytes: new TextEncoder().encode("key: newer\n"), isNew: false },
        { path: "static/documents/new.pdf", bytes: undefined, isNew: false },
      ];
      const amendment = { title: "Districts: 1 changed", description: "- newer", changes: corrected };
      await host.amend(sent, amendment);
      const git = (...args: readonly string[]) => council.git("--git-dir", bare, ...args);
      expect(git("rev-parse", `${branch}^`)).toBe(sent.commit);
      expect(git("diff", "--name-only", "main", branch).split("\n")).toEqual([
        district,
        "content/tables/districts/new.yaml",
      ]);
      expect(await host.listRequests()).toMatchObject([
        { id: sent.id, title: amendment.title, description: "- newer" },
      ]);
      const last = git("rev-parse", branch);
      // The same changes in the same second would be the same commit.
      const other = [{ path: "content/tables/districts/new.yaml", bytes: undefined, isNew: false }];
      await expect(host.amend(sent, { ...amendment, changes: other })).rejects.toMatchObject({ status: 409 });
      expect(git("rev-parse", branch)).toBe(last);
    }));

  test("a clerk closes a request", () =>
    withHost(name, async (council, bare, api) => {
      const host = createHost(createRemoteSettings(name, api), "secret-token");
      const { base } = await host.list();
      await host.open({ base, branch: "cms/districts/new", title: "District added", description: "", changes });
      const [own] = await host.listRequests();
      expect(own).toMatchObject({ state: "draft" });
      if (own) await host.close(own);
      expect(await host.listRequests()).toEqual([]);
      expect(council.git("--git-dir", bare, "branch", "--format=%(refname:short)")).toBe("main");
    }));
});

/** The people of a mock host, by their tokens. */
const [clerkToken, reviewerToken] = ["secret-token", "reviewer-token"] as const;

/** The writes of the longest action of each host. */
const mostWrites = { github: 5, gitlab: 3 } as const;

describe.each(["github", "gitlab"] as const)("an action on %s that is broken off", (name) => {
  const request = {
    branch: "cms/districts/new",
    title: "District added",
    description: "",
    changes: changes.slice(0, 1),
  };
  const faults = (["refused", "lost"] as const).flatMap((how) =>
    Array.from({ length: mostWrites[name] }, (_, index) => [index + 1, how] as const),
  );

  test.each(faults)(
    "broken off at its write %d (%s), either has succeeded or succeeds on retry, and reports which",
    (write, how) =>
      withHost(name, async (council, bare, api, { breakOff, requests }) => {
        const clerk = createHost(createRemoteSettings(name, api), clerkToken);
        const reviewer = createHost(createRemoteSettings(name, api), reviewerToken);
        const { base } = await clerk.list();
        const branches = () => council.git("--git-dir", bare, "branch", "--format=%(refname:short)").split("\n").sort();
        const attempt = async (action: () => Promise<void>, isDone: () => boolean) => {
          breakOff(write, how);
          const isSaidDone = await action().then(
            () => true,
            () => false,
          );
          expect(isSaidDone).toBe(isDone());
          breakOff(0, how);
          if (!isSaidDone) await action();
          expect(isDone()).toBe(true);
        };
        await attempt(
          () => clerk.open({ base, ...request }),
          () => requests.some(({ labels, branch }) => readState(labels, branch) === "draft"),
        );
        const [own] = await clerk.listRequests();
        const [waiting] = await reviewer.listRequests();
        if (!own || !waiting) throw new Error("There is a request.");
        await attempt(
          () => clerk.setState(own, "review"),
          () => requests[0]?.labels.includes(stateLabels.review) === true,
        );
        await attempt(
          () => reviewer.sendBack(waiting, "Write the name in full."),
          () => requests[0]?.remarks.length === 1,
        );
        await attempt(
          () => reviewer.publish(waiting),
          () => requests[0]?.isMerged === true,
        );
        expect(await clerk.listRequests()).toEqual([]);
        // A branch that was left is taken over by the next request of its name.
        const next = [{ path: "content/tables/districts/next.yaml", bytes, isNew: true }];
        await clerk.open({ ...request, base: (await clerk.list()).base, changes: next });
        const [second] = await clerk.listRequests();
        if (!second) throw new Error("There is a second request.");
        await attempt(
          () => clerk.close(second),
          () => requests[1]?.isClosed === true,
        );
        expect(branches().filter((branch) => branch !== "main" && branch !== request.branch)).toEqual([]);
      }),
  );
});
