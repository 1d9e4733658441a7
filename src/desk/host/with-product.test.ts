import { createMemoryHost } from "../../../tests/editor/memory-host";
import { listProjectFiles } from "../../content";
import { computeTextDigest } from "../../content/translations/records";
import { listProductTexts } from "../../pipeline/postbuild/editor/list-texts";
import { withProduct } from "./with-product";

const file = "content/pages/rti.yaml";
const notes = "content/.translated/pages.rti.txt";
const below = `key: rti
title: { en: Information, hi: सूचना }
summary: { en: What to ask, hi: क्या पूछें }
`;
const decode = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

/** Creates a desk over a repository with some files. */
function openDesk(files: Readonly<Record<string, string>>) {
  const { host, written } = createMemoryHost(files);
  const desk = withProduct(host, async () => ({ [file]: below }));
  const save = async (text: string) => {
    const changes = [{ path: file, bytes: new TextEncoder().encode(text), isNew: false }];
    await desk.open({ base: "", branch: "cms/pages/rti", title: "", description: "", changes });
    return new Map(written().map(({ path, bytes, isNew }) => [path, { text: decode(bytes), isNew }]));
  };
  return { save, read: async () => decode(await desk.readAt(file)) };
}

test("reads the product's text of an entry that the council has not written", async () => {
  expect(await openDesk({}).read()).toBe(below);
});

test("reads a council's entry whole", async () => {
  const text = await openDesk({ [file]: "key: rti\ntitle: { hi: जानकारी }\n" }).read();
  expect(text).toContain("hi: जानकारी");
  expect(text).toContain("en: Information");
});

test("saves what differs, and which texts of the product it replaces", async () => {
  const saved = await openDesk({}).save(below.replace("सूचना", "जानकारी"));
  expect(saved.get(file)).toEqual({ text: "key: rti\ntitle:\n  hi: जानकारी\n", isNew: true });
  const digests = ["जानकारी", "सूचना"].map(computeTextDigest).join(" ");
  expect(saved.get(notes)).toEqual({ text: `product/pages/rti hi ${digests}\n`, isNew: true });
});

test("stores no text that is the product's again", async () => {
  const saved = await openDesk({ [file]: "key: rti\ntitle: { hi: जानकारी }\n" }).save(below);
  expect(saved.get(file)).toEqual({ text: "key: rti\n", isNew: false });
  expect(saved.has(notes)).toBe(false);
});

test("lists the texts of the product by the files that may replace them", () => {
  expect(listProductTexts(listProjectFiles("nowhere"))).toMatchObject({ [file]: expect.stringContaining("key: rti") });
});
