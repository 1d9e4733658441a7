import { stringify } from "yaml";
import { withOwnContent } from "../../tests/cases/own-content";

const writeFile = withOwnContent();
const write = (name: string, text: string) => writeFile(`vocabularies/${name}.yaml`, text);
const load = async () => {
  const { schools } = await import("./collections/schools");
  const { level } = (await import("./vocabularies")).vocabularies;
  const { getSchemaMessages } = await import("./clerk-texts");
  const school = { key: "one", code: "1", name: { en: "School" }, district: "some" };
  const accepts = (own: object) => schools.schema.safeParse({ ...school, ...own }).success;
  return { level, accepts, messages: (language: "en" | "hi") => getSchemaMessages(language).vocabulary };
};

test("uses a council's values instead of the product's, in the council's order", async () => {
  const values = [
    { key: "vedavibhushan", name: { en: "Veda Vibhushan", hi: "वेद विभूषण" }, synonyms: "higher secondary" },
    { key: "vedabhushan", name: { en: "Veda Bhushan" } },
  ];
  write("level", stringify({ key: "level", title: { en: "Levels" }, values }));
  const { level, accepts, messages } = await load();
  expect(Object.keys(level.values)).toEqual(["vedavibhushan", "vedabhushan"]);
  expect(level.synonyms).toEqual({ vedavibhushan: "higher secondary" });
  expect(accepts({ level: "vedabhushan", management: "aided" })).toBe(true);
  expect(accepts({ level: "prathama", management: "aided" })).toBe(false);
  expect(messages("hi")).toMatchObject({ level: { vedavibhushan: "वेद विभूषण" } });
  // A missing translation stays empty, so that the page marks the English fallback.
  expect(messages("hi")).toMatchObject({ level: { vedabhushan: "" } });
});

test("has the product's values without a file of the council", async () => {
  const { accepts } = await load();
  expect(accepts({ level: "prathama", management: "aided" })).toBe(true);
  expect(accepts({ level: "prathama", management: "any" })).toBe(false);
});

test("accepts any value if the vocabulary is a file that is not YAML", async () => {
  write("level", "values: [");
  const { accepts } = await load();
  expect(accepts({ level: "vedabhushan", management: "aided" })).toBe(true);
  expect(accepts({ level: 7, management: "aided" })).toBe(false);
});
