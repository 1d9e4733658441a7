import { documentUrlsFile } from "./documents";
import { findRedirect, getCacheControl, getFileType, getNotFoundFile } from "./http";
import { localeCodes } from "./locales";
import { isUnpublished } from "./requests";

const immutable = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";

describe("cache lifetime", () => {
  it.each([
    ["/static/0a1b2c3d4e5f/lamp.svg", immutable],
    ["/static/noto-sans-devanagari-0f3c5e1f2a9b7c6d.woff2", immutable],
    ["/app-2fd8f6f6c0a5cfb1e0aa.js", immutable],
    ["/component---src-templates-results-tsx-0b8c5e2f9d3a7b6c1e4f.js.map", immutable],
    ["/styles.9c1d2e3f4a5b6c7d8e9f.css", immutable],
    ["/documents/result.0123456789abcdef.pdf", immutable],
    ["/documents/result.pdf", "public, max-age=600, must-revalidate"],
    ["/documents/order.20240612.pdf", "public, max-age=600, must-revalidate"],
    ["/RTI/index.html", revalidated],
    ["/page-data/RTI/page-data.json", revalidated],
    ["/page-data/sq/d/2841359383.json", revalidated],
    ["/admin/decap-cms.js", revalidated],
    ["/service-worker.js", revalidated],
    ["/hi/styles.9c1d2e3f4a5b6c7d8e9f.css", revalidated],
  ])("%s", (file, cacheControl) => {
    expect(getCacheControl(file)).toBe(cacheControl);
  });
});

describe("redirects", () => {
  it("removes a folder's trailing slash, and never redirects to another host", () => {
    expect(findRedirect("/admin/")).toBe("/admin");
    expect(findRedirect("//example.org/")).toBeUndefined();
    expect(findRedirect("/documents/result.pdf")).toBeUndefined();
  });
});

describe("unknown addresses", () => {
  it("get the not-found page of the prefix's language, in any case", () => {
    expect(getNotFoundFile("/nothing/here")).toBe("/404.html");
    expect(getNotFoundFile("/hi/nothing")).toBe("/hi/404.html");
    expect(getNotFoundFile("/SA/nothing")).toBe("/sa/404.html");
    expect(getNotFoundFile("/hindi")).toBe("/404.html");
  });

  it("include not-found pages, compressed and hidden files, and host configuration", () => {
    const pages = localeCodes.map((code) => getNotFoundFile(code === "en" ? "/" : `/${code}`));
    for (const path of [...pages, "/index.html.br", "/.env", "/a/.git/config", "/_headers", documentUrlsFile]) {
      expect(isUnpublished(path)).toBe(true);
    }
    expect(isUnpublished("/.well-known/security.txt")).toBe(false);
  });
});

it("returns the file type by extension in any case, and a download otherwise", () => {
  expect(getFileType("/a/index.html")).toEqual({ contentType: "text/html; charset=utf-8", compressed: true });
  expect(getFileType("/documents/ORDER.PDF").contentType).toBe("application/pdf");
  expect(getFileType("/v1.2/LICENSE").contentType).toBe("application/octet-stream");
});
