import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { countErrors, readContent } from "../../../src/content";
import { problemsTold } from "../../../src/content/limits";
import { councilFolder } from "../../../src/site/council.testing";
import { markup, taint } from "./tainted-content";

it("is refused by the check in every text of every entry, at its line", () => {
  const root = mkdtempSync(path.join(tmpdir(), "tainted-"));
  try {
    cpSync(path.join(councilFolder, "content"), path.join(root, "content"), { recursive: true });
    cpSync(path.join(councilFolder, "static"), path.join(root, "static"), { recursive: true });
    expect(countErrors(readContent(root).problems)).toBe(0);
    const texts = taint(path.join(root, "content")).filter(({ file }) => file.endsWith(".yaml"));
    expect(texts.length).toBeGreaterThan(1000);
    const told = readContent(root).problems.filter(({ message }) => message.key === "text-html");
    for (const { file } of texts) {
      const written = texts.filter((text) => text.file === file).length;
      const named = told.filter((problem) => problem.file === path.posix.join("content", file)).length;
      expect([file, named]).toEqual([file, Math.min(written, problemsTold)]);
    }
    expect(JSON.stringify(told)).toContain(markup.slice(0, 10));
  } finally {
    rmSync(root, { recursive: true });
  }
});
