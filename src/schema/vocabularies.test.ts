import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { temporaryFolder } from "../../tests/temporary-folder";

const councils = process.env.CONTENT_FOLDER;
const folder = temporaryFolder();

beforeEach(() => {
  mkdirSync(path.join(folder, "vocabularies"), { recursive: true });
  process.env.CONTENT_FOLDER = folder;
  jest.resetModules();
});

afterEach(() => {
  process.env.CONTENT_FOLDER = councils;
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, "vocabularies", `${name}.yaml`), text);
const load = async () => {
  const { schools } = await import("./collections/schools");
  const { level } = (await import("./vocabularies")).vocabularies;
  const { getSchemaMessages } = await import("./clerk-texts");
  const school = { key: "one", code: "1", name: { en: "School" }, district: "some" };
  const accepts = (own: object) => schools.schema.safeParse({ ...school, ...own }).success;
  return { level, accepts, messages: (language: "en" | "hi") => getSchemaMessages(language).vocabulary };
};

test("uses a council's values instead of the example's, in the council's order", async () => {
  const values = [
    { key: "vedavibhushan", name: { en: "Veda Vibhushan", hi: "वेद विभूषण" }, synonyms: "higher secondary" },
    { key: "vedabhushan", name: { en: "Veda Bhushan" } },
  ];
  write("level", stringify({ key: "level", title: { en: "Levels" }, values }));
  const { level, accepts, messages } = await load();
  expect(Object.keys(level.values)).toEqual(["vedavibhushan", "vedabhushan"]);
  expect(level.synonyms).toEqual({ vedavibhushan: "higher secondary" });
  expect(accepts({ level: "vedabhushan", management: "any" })).toBe(true);
  expect(accepts({ level: "prathama", management: "any" })).toBe(false);
  expect(messages("hi")).toMatchObject({ level: { vedavibhushan: "वेद विभूषण" } });
  // A missing translation stays empty, so that the page marks the English fallback.
  expect(messages("hi")).toMatchObject({ level: { vedabhushan: "" } });
});

test.each([
  ["that is not YAML", "values: ["],
  ["without values", "key: level\n"],
])("accepts any value if the vocabulary is a file %s", async (_what, text) => {
  write("level", text);
  const { accepts } = await load();
  expect(accepts({ level: "vedabhushan", management: "any" })).toBe(true);
  expect(accepts({ level: 7, management: "any" })).toBe(false);
});
