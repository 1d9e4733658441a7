import { browserPlaces } from "./browser-places";

it("looks along PATH first, for a Chromium without windows, then for one with them, then for Chrome", () => {
  const places = browserPlaces({ platform: "linux", env: { PATH: "/a:/b" } });
  expect(places.slice(0, 3)).toEqual(["/a/chromium-headless-shell", "/b/chromium-headless-shell", "/a/chromium"]);
  expect(places.indexOf("/b/chromium")).toBeLessThan(places.indexOf("/a/google-chrome"));
});

it.each<[NodeJS.Platform, Record<string, string>, string]>([
  ["linux", {}, "/snap/bin/chromium"],
  ["darwin", { HOME: "/Users/asha" }, "/Users/asha/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  ["win32", { PROGRAMFILES: "C:\\Program Files" }, "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
  ["win32", { "PROGRAMFILES(X86)": "C:\\x86" }, "C:\\x86\\Microsoft\\Edge\\Application\\msedge.exe"],
])("knows the usual places of %s", (platform, env, place) => {
  expect(browserPlaces({ platform, env })).toContain(place);
});
