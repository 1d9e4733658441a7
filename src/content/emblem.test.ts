import { readFileSync } from "node:fs";
import { readChanged } from "../../tests/cases/folder";
import { sampleFiles } from "../../tests/cases/sample";

const site = String(sampleFiles["content/site.yaml"]);

test.each(["https://council.example", "https://council.example/", "https://Council.example"])(
  "%s is the address of a site",
  (written) => {
    const files = { "content/site.yaml": site.replace("https://council.example", written) };
    const { problems, entries } = readChanged(files);
    expect(problems).toEqual([]);
    const [council] = entries.filter(({ collection }) => collection === "council");
    expect(council?.value.siteAddress).toBe("https://council.example");
  },
);

test("an emblem that is a picture and nothing else is accepted, and a colour with or without its sign", () => {
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
    const [council] = entries.filter(({ collection }) => collection === "council");
    expect(council?.value).toMatchObject({ emblem: "lotus.svg", colour: "#0b3d2e" });
  }
});
