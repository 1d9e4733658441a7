/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../tests/render";
import { documentLimit } from "../../site/documents";
import type { localeCodes } from "../../site/locales";
import { DocumentCheck } from ".";
import type { PublishedVersion } from "./check-file";

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");
const version = (text: string, parts: Partial<PublishedVersion>): PublishedVersion => ({
  digest: digestOf(text),
  name: "order.pdf",
  status: "current",
  since: "2026-11-01",
  ended: null,
  address: "/documents/order.0123456789abcdef.pdf",
  title: { text: "The order", language: "en" },
  ...parts,
});
const versions = [
  version("current", {}),
  version("old", { status: "replaced", ended: "2026-11-05" }),
  version("gone", { name: "gone.pdf", status: "withdrawn", ended: "2026-11-07", address: null, title: null }),
  // One file under two names, of which one is still published.
  version("twice", { name: "former.pdf", status: "withdrawn", ended: "2026-11-07", address: null }),
  version("twice", {}),
];

// jsdom supports neither: its files have no `arrayBuffer`, and Node cannot digest its buffers.
const subtle = {
  digest: async (_name: string, bytes: Uint8Array) =>
    Uint8Array.from(createHash("sha256").update(bytes).digest()).buffer,
};

function setCrypto(value: object): void {
  Object.defineProperty(globalThis, "crypto", { value, configurable: true });
}

beforeEach(() => setCrypto({ subtle }));

interface Received {
  readonly size?: number;
  readonly read?: () => Promise<unknown>;
}

/** Returns a file as a visitor received it, under another name. */
function received(text: string, { size = text.length, read = async () => Buffer.from(text) }: Received = {}): File {
  const file = new File([text], "forwarded (1).pdf");
  return Object.defineProperties(file, { size: { value: size }, arrayBuffer: { value: read } });
}

/** Uploads a file to the page and returns the status element with the verdict. */
async function answerTo(file: File, language: (typeof localeCodes)[number] = "en") {
  const { container } = renderIn(language, <DocumentCheck versions={versions} />);
  const input = container.querySelector("input");
  if (!input) throw new Error("There is nothing to choose a file with.");
  await userEvent.upload(input, file);
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent(/[^…]$/u));
  return status;
}

it.each([
  ["current", /^Ours and current/u],
  ["old", /^Ours, but replaced on 5 November 2026/u],
  ["gone", /^Ours, but withdrawn on 7 November 2026/u],
  ["forged", /^Not ours/u],
  ["twice", /^Ours and current/u],
])("recognises the file with the content “%s” under any name", async (text, expected) => {
  expect(await answerTo(received(text))).toHaveTextContent(expected);
});

it("links a replaced file to the current document", async () => {
  await answerTo(received("old"));
  expect(screen.getByRole("link", { name: "Open the current document" })).toHaveAttribute(
    "href",
    "/documents/order.0123456789abcdef.pdf",
  );
});

it("does not read a file above the size limit for documents", async () => {
  const read = jest.fn();
  expect(await answerTo(received("current", { size: documentLimit + 1, read }))).toHaveTextContent(/^Not ours/u);
  expect(read).not.toHaveBeenCalled();
});

it("reports a file that cannot be read", async () => {
  const read = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  expect(await answerTo(received("current", { read }))).toHaveTextContent(/could not be read/u);
});

it("reports a browser that cannot compute digests", async () => {
  setCrypto({});
  expect(await answerTo(received("current"))).toHaveTextContent(/cannot compute a digest/u);
});
