/**
 * Two builds of the newest commit give the same bytes: each begins without a cache, in a folder of another name and in
 * another time zone.
 */
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "../test-in-folder";
import { buildClone, clone, findDifferences } from "./clones";

/** The differences between two machines that must not affect the build. */
const surroundings = [
  { name: "one", env: { TZ: "UTC", LANG: "C" } },
  { name: path.join("another", "place-with-a-longer-name"), env: { TZ: "Asia/Kolkata", LANG: "hi_IN.UTF-8" } },
] as const;

/** Longer than two builds take on any machine. */
test.describe.configure({ timeout: 1_200_000 });

test("two builds of one commit are identical, byte by byte", async ({ folder }) => {
  const build = async ({ name, env }: (typeof surroundings)[number]) => {
    const project = clone(folder, name);
    await buildClone(project, env);
    return project;
  };
  // At once, because a build leaves a core idle for half of its time.
  const [one = "", other = ""] = await Promise.all(surroundings.map(build));
  expect(findDifferences(one, other)).toEqual([]);
});
