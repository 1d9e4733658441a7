import { contentUrl, getContentUrl, getStableUrl, nameWithoutDigest, stripDigest } from "./documents";

const digest = "0123456789abcdef".repeat(4);

it("includes the digest in a content URL, and recovers the stable URL", () => {
  for (const name of ["result.pdf", "list.v2.csv", "order.20240612.pdf", "schools.xlsx"]) {
    const url = getContentUrl(name, digest);
    expect(url).toMatch(contentUrl);
    expect(stripDigest(url)).toBe(getStableUrl(name));
  }
  expect(getContentUrl("result.pdf", digest)).toBe("/documents/result.0123456789abcdef.pdf");
});

it("does not mistake a stable URL for a content URL", () => {
  for (const name of ["result.pdf", "order.20240612.pdf", "deadbeef.pdf"]) {
    expect(getStableUrl(name)).not.toMatch(contentUrl);
    expect(stripDigest(getStableUrl(name))).toBe(getStableUrl(name));
  }
});

it("removes the digest from a saved file's name, and leaves other names", () => {
  expect(nameWithoutDigest("list.v2.0123456789abcdef.pdf")).toBe("list.v2.pdf");
  for (const name of ["result.pdf", "order.20240612.pdf", "a-0123456789abcdef.pdf"]) {
    expect(nameWithoutDigest(name)).toBe(name);
  }
});
