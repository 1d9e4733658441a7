import { computeSha256 } from "../../content/sha256";
import type { CheckedVersion } from "../../page-data/contents";
import { documentLimit } from "../../site/documents";
import { checkFile } from ".";

const version = (text: string, name: string, status: CheckedVersion["status"]): CheckedVersion => ({
  ...{ name, status, since: "2026-11-01", ended: null, address: null, title: null },
  digest: computeSha256(Buffer.from(text)),
});
const versions = [
  version("current", "order.pdf", "current"),
  version("old", "order.pdf", "replaced"),
  version("gone", "gone.pdf", "withdrawn"),
  // One file under two names, of which one is still published.
  version("twice", "former.pdf", "withdrawn"),
  version("twice", "order.pdf", "current"),
];

it.each([
  ["current", "current"],
  ["old", "replaced"],
  ["gone", "withdrawn"],
  ["forged", "unknown"],
  ["twice", "current"],
])("recognises the file with the content “%s” under any name", async (text, kind) => {
  expect(await checkFile(new Blob([text]), versions)).toMatchObject({ kind });
});

it("does not read a file above the size limit for documents", async () => {
  const arrayBuffer = jest.fn();
  expect(await checkFile({ size: documentLimit + 1, arrayBuffer }, versions)).toMatchObject({ kind: "unknown" });
  expect(arrayBuffer).not.toHaveBeenCalled();
});

it("reports a file that cannot be read, and a browser that cannot compute digests", async () => {
  const unreadable = { size: 1, arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) };
  expect(await checkFile(unreadable, versions)).toEqual({ kind: "unreadable" });
  jest.replaceProperty(globalThis, "crypto", Object.create(null));
  expect(await checkFile(unreadable, versions)).toEqual({ kind: "unsupported" });
});
