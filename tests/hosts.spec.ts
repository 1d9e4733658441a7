/** Whoever serves the site, answers are the same: one table of requests, run against each server. */
import { expect, test } from "@playwright/test";
import { ask } from "./hosts/ask";
import { type Server, starters } from "./hosts/installed";
import { rows } from "./hosts/requests";

test("the table is long, and nothing in it is asked twice", () => {
  const asked = rows.map(({ method, target, headers, again }) => JSON.stringify([method, target, headers, again]));
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
  expect(rows.length).toBeGreaterThan(500);
});

test("the site's own server answers as the table says", async ({ baseURL }) => {
  expect(await ask(Number(new URL(baseURL ?? "").port), "serve")).toEqual([]);
});

for (const host of ["nginx", "apache"] as const) {
  test.describe(() => {
    const start = starters[host];
    test.skip(start === undefined, `${host} is not installed here, so its configuration was not tried`);
    let server: Server | undefined;
    test.afterAll(() => server?.stop());

    test(`${host} answers as the table says`, async () => {
      server = await start?.();
      expect(await ask(server?.port ?? 0, host)).toEqual([]);
    });
  });
}
