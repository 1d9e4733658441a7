/**
 * A build that begins with the cache of an earlier one, as a publication does, gives the bytes of a build from nothing:
 * after a build of other content, and after the folder has moved with its cache.
 */
import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { publicFolder } from "../../src/pipeline/published-folder";
import { writeSchools } from "../site/generated-entries";
import { buildClone, clone, findDifferences, withClones } from "./clones";

/** The number of generated schools: enough for pages of a list, which the content lacks. */
const otherSchools = 450;

/** Longer than four builds take on any machine. */
test.describe.configure({ timeout: 1_200_000 });

test("a build after other content, or in a moved folder, equals a build from nothing", () =>
  withClones(async (root) => {
    const project = clone(root, "project");
    await buildClone(project);
    const first = path.join(root, "first");
    cpSync(path.join(project, publicFolder), path.join(first, publicFolder), { recursive: true });
    const [content, stored] = [path.join(project, "content"), path.join(root, "content")];
    cpSync(content, stored, { recursive: true });
    writeSchools(content, otherSchools);
    const withdrawn = path.join(project, "static/documents/withdrawn.csv");
    writeFileSync(withdrawn, "withdrawn");
    await buildClone(project);
    expect(findDifferences(project, first), "other content changes the site").not.toEqual([]);
    rmSync(withdrawn);
    rmSync(content, { recursive: true });
    renameSync(stored, content);
    await buildClone(project);
    expect.soft(findDifferences(project, first), "after other content").toEqual([]);
    const moved = path.join(root, "moved");
    renameSync(project, moved);
    await buildClone(moved);
    expect(findDifferences(moved, first), "after a move").toEqual([]);
  }));
