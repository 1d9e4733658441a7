import { readdirSync, rmSync } from "node:fs";
import { rollback } from "./activate";
import { paths, prepareTargets, read, release } from "./target.testing";

prepareTargets();

describe("a rollback", () => {
  const publishAll = async (...marks: string[]) => {
    for (const mark of marks) await release(mark);
  };

  it("leads to what visitors saw before, or to any release that is kept", async () => {
    await publishAll("1", "2", "3");
    expect(await rollback(paths())).toBe(2);
    expect(read("index.html")).toContain("2");
    expect(await rollback(paths())).toBe(1);
    await expect(rollback(paths())).rejects.toThrow(
      "No release is known to precede the current one. There are 1, 2, 3.",
    );
    await expect(rollback(paths(), 8)).rejects.toThrow("There is no release 8. There are 1, 2, 3.");
    expect(await rollback(paths(), 3)).toBe(3);
    expect((await release("4")).number).toBe(4);
  });

  it("never leads to a release that was rolled back from", async () => {
    await publishAll("good", "bad");
    expect(await rollback(paths())).toBe(1);
    await publishAll("bad too");
    expect(await rollback(paths())).toBe(1);
    expect(read("index.html")).toContain("good");
  });

  it("never leads to a release that was refused", async () => {
    await publishAll("1");
    const removeLock = async () => {
      rmSync(paths().lock);
      return [];
    };
    await expect(release("refused", { check: removeLock })).rejects.toThrow("Nothing was activated.");
    expect(readdirSync(paths().releases).sort()).toEqual(["1", "1.json", "1.site.cdx.json"]);
    await publishAll("2");
    await rollback(paths());
    expect(read("index.html")).toContain("1 ");
  });

  it("has its release kept, however many bad ones follow", async () => {
    await publishAll("good");
    for (let mark = 2; mark <= 13; mark += 1) {
      await release(String(mark));
      if (mark < 13) await rollback(paths());
    }
    expect(await rollback(paths())).toBe(1);
  });
});
