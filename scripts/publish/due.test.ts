import path from "node:path";
import { digestListPath, formatDigestList } from "../../src/pipeline/digest-list";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { serveFolder } from "../serve/server";
import { findDue } from "./due";

const root = temporaryFolder();

const put = writerIn(root);

const none = "0".repeat(64);
const list = {
  site: "https://council.example",
  commit: null,
  uncommitted: false,
  lock: none,
  signingKey: null,
  files: {},
};

/** Serves the folder `public` while `work` runs with its origin. */
async function served<Result>(work: (origin: string) => Promise<Result>): Promise<Result> {
  const server = await serveFolder(path.join(root, "public"));
  try {
    return await work(server.origin);
  } finally {
    await server.close();
  }
}

it.each([
  ["before the minute", "2027-01-15T00:00", "2027-01-15T11:59:59Z", false],
  ["at the minute", "2027-01-15T00:00", "2027-01-15T12:00:00Z", true],
  ["once it is published", "2027-01-15T17:30", "2027-01-15T12:10:00Z", false],
  ["before midnight in India", "2027-01-15T17:30", "2027-01-15T18:29:00Z", false],
  ["after a midnight that nobody published", "2027-01-15T17:30", "2027-01-15T18:30:00Z", true],
])("finds whether the live site lacks an entry of 17:30: %s", async (_when, live, now, isDue) => {
  put("content/orders/late.yaml", "key: late\npublishOn: 2027-01-15\npublishAt: 17:30\n");
  const [day = "", time = ""] = live.split("T");
  put(path.join("public", digestListPath), formatDigestList({ ...list, day, time }));
  expect(await served((origin) => findDue(origin, root, new Date(now)))).toMatchObject({ isDue });
});

it("reports a live site that does not respond or has no list of digests", async () => {
  put("public/index.html", "");
  await expect(served((origin) => findDue(origin, root))).rejects.toThrow("is not the list of digests");
  await expect(findDue("http://127.0.0.1:9", root)).rejects.toThrow(/does not answer/u);
});
