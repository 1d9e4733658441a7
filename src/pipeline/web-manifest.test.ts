import path from "node:path";
import sharp from "sharp";
import { sampleData } from "../../tests/feeds/sample";
import { temporaryFolder } from "../../tests/temporary-folder";
import { appIcons } from "../site/published-paths";
import { createWebManifest, writeAppIcons } from "./web-manifest";

const folder = temporaryFolder();

it("starts in the language of the manifest, with the council's name and existing pages", () => {
  const manifest = JSON.parse(createWebManifest({ ...sampleData(), language: "hi" }));
  expect(manifest).toMatchObject({ start_url: "/hi", scope: "/", lang: "hi-IN", display: "minimal-ui" });
  expect(manifest.name).not.toBe("");
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    "/hi/Result",
    "/hi/Announcement",
    "/hi/School/Syllabus",
    "/hi/Verify",
  ]);
});

it("has icons of the declared sizes, and an opaque background for maskable ones", async () => {
  await writeAppIcons(folder, undefined, (_, make) => make());
  for (const { path: icon, size, purpose } of appIcons) {
    const image = sharp(path.join(folder, icon));
    expect(await image.metadata()).toMatchObject({ width: size, height: size, format: "png" });
    const { isOpaque } = await image.stats();
    expect(isOpaque).toBe(purpose === "maskable");
  }
});
