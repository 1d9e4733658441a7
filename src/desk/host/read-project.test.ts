/** Tests that the content of a large council is read in few calls, and as it is on the host. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { type Council, makeCouncil } from "../../../tests/editor/council";
import { startGitHost } from "../../../tests/editor/git-host";
import { startGitLabHost } from "../../../tests/editor/gitlab-host";
import { createRemoteSettings } from "../../../tests/editor/remote-settings";
import { writeSchools } from "../../../tests/site/generated-entries";
import { listProjectFiles } from "../../content";
import { languagesFile } from "../../content/folders";
import { listTexts } from "../../pipeline/postbuild/editor/list-texts";
import { createHost } from "./create-host";
import type { Change } from "./host";
import { readProject } from "./read-project";

let council: Council;
let bare: string;
beforeAll(() => {
  council = makeCouncil();
  writeSchools(path.join(council.folder, "content"), 1500);
  council.git("add", ".");
  council.git("commit", "--quiet", "--message=Schools");
  bare = council.bare();
});
afterAll(() => council.remove());

const [changed, late] = [
  "content/tables/districts/almora.yaml",
  "content/orders/academic-calendar-test-2025-26.yaml",
] as const;

test.each([
  ["github", startGitHost, 10],
  // This host lists a hundred files a call.
  ["gitlab", startGitLabHost, 30],
] as const)(
  "reads 1,500 schools on %s in few calls, and what has changed since the site was built",
  async (name, start, most) => {
    const known = listTexts(listProjectFiles(council.folder), [late]);
    const started = await start(bare);
    try {
      const settings = createRemoteSettings(name, started.api);
      const host = createHost(settings, "reviewer-token");
      const change: Change = { path: changed, bytes: new TextEncoder().encode("key: almora\n"), isNew: false };
      const { base } = await host.list();
      await host.open({ base, branch: "cms/districts/almora", title: "", description: "", changes: [change] });
      const [request] = await host.listRequests();
      const asked = jest.spyOn(globalThis, "fetch");
      const { files } = await readProject(
        host,
        () => true,
        request?.commit,
        async () => known,
        async () => ({ "content/pages/rti.yaml": "key: rti\n" }),
      );
      expect(asked.mock.calls.length).toBeLessThan(most);
      expect(asked.mock.calls.filter(([url]) => String(url).includes("/blobs/")).length).toBeGreaterThan(1);
      asked.mockRestore();
      const read = (file: string) => new TextDecoder().decode(files.get(file)?.read()).trim();
      expect(read(changed)).toBe("key: almora");
      expect(read(late)).toBe(council.git("show", `main:${late}`));
      expect(read("content/tables/schools/sp-00001.yaml")).toBe(
        council.git("show", "main:content/tables/schools/sp-00001.yaml"),
      );
    } finally {
      await started.close();
    }
  },
);

test("publishes neither texts before their day nor those with a comment", () => {
  const texts = Object.values(listTexts(listProjectFiles(council.folder), [late]));
  const read = (file: string) => readFileSync(path.join(council.folder, file), "utf8");
  expect(texts).toContain(read(changed));
  expect(texts).not.toContain(read(late));
  expect(read(languagesFile)).toMatch(/^# /mu);
  expect(texts).not.toContain(read(languagesFile));
});
