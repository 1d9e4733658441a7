/** All servers of the site respond alike: one table of requests runs against each. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { withdrawnMarks } from "../../src/site/documents";
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

    test(`${host} answers 410 for a marked URL without a file`, async () => {
      server ??= await start?.();
      const marks = path.join(server?.site ?? "", "..", withdrawnMarks);
      const names = ["RTI", "gone", "documents/gone.pdf", "documents/gone.0123456789abcdef.pdf"];
      for (const name of names) {
        await mkdir(path.dirname(path.join(marks, name)), { recursive: true });
        await writeFile(path.join(marks, name), "");
      }
      const statusOf = async (name: string) => (await fetch(`http://127.0.0.1:${server?.port}/${name}`)).status;
      expect(await Promise.all(names.map(statusOf))).toEqual([200, 410, 410, 410]);
      await rm(marks, { recursive: true });
      expect(await statusOf("gone")).toBe(404);
    });

    test(`${host} responds as the table says`, async () => {
      server ??= await start?.();
      expect(await ask(server?.port ?? 0, host, [...rows, ...delivery])).toEqual([]);
    });
  });
}
