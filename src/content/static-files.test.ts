import { readFileSync } from "node:fs";
import sharp from "sharp";
import { readChanged } from "../../tests/cases/folder";
import { sampleFiles } from "../../tests/cases/sample";

const site = String(sampleFiles["content/site.yaml"]);

test.each(["https://council.example", "https://council.example/", "https://Council.example"])(
  "accepts %s as the site's address",
  (written) => {
    const files = { "content/site.yaml": site.replace("https://council.example", written) };
    const { problems, entries } = readChanged(files);
    expect(problems).toEqual([]);
    const [council] = entries.filter(({ collection }) => collection.name === "council");
    expect(council?.value.siteAddress).toBe("https://council.example");
  },
);

test("accepts a plain image as emblem, and a colour with or without its number sign", () => {
  const gradient = `<?xml version="1.0" encoding="UTF-8"?>
<!-- drawn for the council -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>A lotus</title><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs>
<style>.b{fill:url(#a)}</style><path class="b" d="M0 0h64v64z"/><use href="#a"/></svg>`;
  for (const picture of [gradient, readFileSync("static/mark.svg", "utf8")]) {
    const files = {
      "content/site.yaml": `${site}emblem: brand/lotus.svg\ncolour: 0b3d2e\n`,
      "static/brand/lotus.svg": picture,
    };
    const { problems, entries } = readChanged(files);
    expect(problems).toEqual([]);
    const [council] = entries.filter(({ collection }) => collection.name === "council");
    expect(council?.value).toMatchObject({ emblem: "lotus.svg", colour: "#0b3d2e" });
  }
});

test("refuses a PNG with too many pixels for phones", () => {
  const png = Buffer.alloc(64);
  png.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  png.writeUInt32BE(16000, 16);
  png.writeUInt32BE(16000, 20);
  const files = { "content/site.yaml": `${site}emblem: lotus.png\n`, "static/brand/lotus.png": png };
  expect(readChanged(files).problems.map(({ severity }) => severity)).toEqual(["error"]);
});

test("accepts a whole PNG, and refuses one that is cut off", async () => {
  const png = await sharp({ create: { width: 200, height: 200, channels: 4, background: "#43163b" } })
    .png()
    .toBuffer();
  const check = (bytes: Buffer) =>
    readChanged({ "content/site.yaml": `${site}emblem: lotus.png\n`, "static/brand/lotus.png": bytes }).problems;
  expect(check(png)).toEqual([]);
  for (const length of [29, 60, png.length - 12]) expect(check(png.subarray(0, length))).toHaveLength(1);
});
