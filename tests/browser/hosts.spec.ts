/** All servers of the site respond alike: one table of requests runs against each. */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { contentUrl, withdrawnMarks, withdrawnPages } from "../../src/site/documents";
import { ask } from "../hosts/ask";
import { type Server, starters } from "../hosts/installed";
import { delivery, rows } from "../hosts/requests";

test("the production server responds as the table says", async ({ baseURL }) => {
  expect(await ask(Number(new URL(baseURL ?? "").port), "serve", rows)).toEqual([]);
});

for (const host of ["nginx", "apache"] as const) {
  test.describe(() => {
    // Both tests run in one worker and share a server.
    test.describe.configure({ mode: "default" });
    const start = starters[host];
    test.skip(start === undefined, `${host} is not installed here, so its configuration was not tried`);
    let server: Server | undefined;
    test.afterAll(() => server?.stop());

    test(`${host} answers 410 for a withdrawn URL in every release`, async () => {
      server ??= await start?.();
      const [document = ""] = (await readdir(path.join(server?.site ?? "", "documents"))).filter((name) =>
        contentUrl.test(`/documents/${name}`),
      );
      const marks = path.join(server?.site ?? "", "..", withdrawnMarks, "documents");
      await mkdir(marks, { recursive: true });
      const status = async () => (await fetch(`http://127.0.0.1:${server?.port}/documents/${document}`)).status;
      expect(await status()).toBe(200);
      await writeFile(path.join(marks, document), "");
      expect(await status()).toBe(410);
      await rm(marks, { recursive: true });
      expect(await status()).toBe(200);
      // A page answers 410 only if the live release lacks it.
      const pages = path.join(server?.site ?? "", "..", withdrawnPages);
      await mkdir(pages);
      for (const name of ["RTI", "gone"]) await writeFile(path.join(pages, name), "");
      const statusOf = async (name: string) => (await fetch(`http://127.0.0.1:${server?.port}/${name}`)).status;
      expect([await statusOf("RTI"), await statusOf("gone")]).toEqual([200, 410]);
      await rm(pages, { recursive: true });
    });

    test(`${host} responds as the table says`, async () => {
      server ??= await start?.();
      expect(await ask(server?.port ?? 0, host, [...rows, ...delivery])).toEqual([]);
    });
  });
}
