/** A reviewer sees screenshots of a page before and after a change, with the differences framed. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { compareBuilds } from "../../scripts/changes/compare";
import { readPages } from "../../scripts/changes/pages";
import { drawChanges } from "../../scripts/changes/screenshots";
import { expect, test } from "../site/test";

/** The colour of the frame around a difference. */
const frame = [0xc2, 0x41, 0x0c] as const;

function page(titles: readonly string[]): string {
  const rows = titles.map((title, index) => `<tr style="height:60px"><td>${index + 1}</td><th>${title}</th></tr>`);
  return `<!doctype html><title>Orders</title><main style="background:#fff"><h1>Orders</h1><table>${rows.join("")}</table></main>`;
}

async function isFramed(file: string): Promise<boolean> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels) {
    if (frame.every((part, index) => data[at + index] === part)) return true;
  }
  return false;
}

test("frames a difference and includes it in the screenshot, however far down the page it is", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "changes-"));
  const write = (site: string, url: string, html: string) => {
    mkdirSync(path.join(folder, site, url), { recursive: true });
    writeFileSync(path.join(folder, site, url, "index.html"), html);
  };
  try {
    const titles = Array.from({ length: 80 }, (_, index) => `Order ${index + 1}`);
    write("before", "Orders", page(titles));
    write("after", "Orders", page(titles.with(69, "Order 70, amended")));
    write("after", "New", page(["Order 1"]));
    const [before, after] = [path.join(folder, "before"), path.join(folder, "after")];
    const { pages } = compareBuilds(await readPages(before), await readPages(after));
    const drawn = path.join(folder, "drawn");
    expect(await drawChanges(pages, { before, after }, drawn)).toBe(2);
    expect(readdirSync(drawn).sort()).toEqual(["01.png", "02.png"]);
    const file = path.join(drawn, "02.png");
    expect((await sharp(file).metadata()).height).toBeLessThanOrEqual(2400);
    expect(await isFramed(file)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
