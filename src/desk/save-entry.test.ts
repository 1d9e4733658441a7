/** Tests a save that is broken off after each of its calls: what is said is true, and the next try works. */

import { samplePdf } from "../../tests/cases/sample";
import { type Council, makeCouncil } from "../../tests/editor/council";
import { startGitHost } from "../../tests/editor/git-host";
import { startGitLabHost } from "../../tests/editor/gitlab-host";
import { createRemoteSettings } from "../../tests/editor/remote-settings";
import { orders } from "../../tests/site/lists-by-file";
import { noRules } from "../content/glossary";
import { EntryDocuments } from "./entry-documents";
import { createHost } from "./host/create-host";
import type { Host } from "./host/host";
import type { OpenedEntry } from "./opened-entry";
import { listDocumentNames, prepareDraft } from "./save-entry";
import { createSavedText } from "./saved-text";

const texts = (hi: string) => ({ en: "Grant", hi, sa: "अनुदानम्" });
const order = { key: "grant", number: "SPECIMEN/2031/020", subject: "finance", published: "2026-11-01" };

const draft = "cms/orders/grant";

/** Saves the order with its document. */
async function save(host: Host, documents: EntryDocuments, hi: string, opened: OpenedEntry | undefined) {
  const rules = { glossary: noRules, untranslatedLists: [], today: "2026-11-21" };
  const saved = createSavedText(orders, { ...order, title: texts(hi), document: "/documents/grant.pdf" }, rules);
  const prepared = await prepareDraft({ host, saved, opened, documents, language: "hi", now: new Date() });
  if (prepared.kind !== "ready") throw new Error(JSON.stringify(prepared));
  return prepared.send("");
}

describe.each([
  ["github", startGitHost, 6],
  ["gitlab", startGitLabHost, 3],
] as const)("a save on %s", (host, start, most) => {
  const faults = (["refused", "lost"] as const).flatMap((how) =>
    Array.from({ length: most }, (_, index) => [index + 1, how] as const),
  );

  let council: Council;
  let bare: string;
  let started: Awaited<ReturnType<typeof startGitHost | typeof startGitLabHost>>;
  beforeAll(async () => {
    council = makeCouncil();
    bare = council.bare();
    started = await start(bare);
  });
  afterAll(async () => {
    await started.close();
    council.remove();
  });

  test("lists the files of a commit once, also for a draft with documents", async () => {
    const settings = createRemoteSettings(host, started.api);
    const clerk = createHost(settings, "secret-token");
    const documents = new EntryDocuments(orders, async () => listDocumentNames(await clerk.list()));
    const asked = jest.spyOn(globalThis, "fetch");
    let opened: OpenedEntry | undefined;
    for (const hi of ["अनुदान", "अनुदान राशि"]) {
      await documents.take(new File([samplePdf], "grant.pdf"), opened ?? {});
      opened = await save(clerk, documents, hi, opened);
    }
    const lists = asked.mock.calls.map(([url]) => String(url)).filter((url) => url.includes("recursive="));
    asked.mockRestore();
    expect(lists.filter((url) => host === "github" || url.endsWith("&page=1"))).toHaveLength(2);
    expect(new Set(lists).size).toBe(lists.length);
  });

  test.each(faults)("broken off at its write %d (%s) works at the next try", async (write, how) => {
    started.requests.length = 0;
    if (council.git("--git-dir", bare, "branch", "--list", draft) !== "")
      council.git("--git-dir", bare, "branch", "--quiet", "-D", draft);
    const settings = createRemoteSettings(host, started.api);
    const clerk = createHost(settings, "secret-token", async () => undefined);
    const documents = new EntryDocuments(orders, async () => new Set());
    await documents.take(new File([samplePdf], "grant.pdf"), {});
    const attempt = (hi: string, opened?: OpenedEntry) => save(clerk, documents, hi, opened);
    const attemptTwice = async (hi: string, opened?: OpenedEntry) => {
      started.breakOff(write, how);
      const first = await attempt(hi, opened).catch(() => undefined);
      started.breakOff(0, how);
      const entry = first ?? (await attempt(hi, opened));
      expect(entry.draft).toContain(`hi: ${hi}`);
      expect(entry.request).toMatchObject({ state: "draft", isOwn: true });
      expect(await clerk.listRequests()).toHaveLength(1);
      expect(council.git("--git-dir", bare, "branch", "--format=%(refname:short)").split("\n").sort()).toEqual([
        draft,
        "main",
      ]);
      expect(council.git("--git-dir", bare, "diff", "--name-only", "main", draft).split("\n")).toEqual([
        "content/orders/grant.yaml",
        "static/documents/grant.pdf",
      ]);
      return entry;
    };
    const entry = await attemptTwice("अनुदान");
    await attemptTwice("अनुदान राशि", entry);
  });
});
