import { getCollectionPath } from "../content/files";
import { clerkLanguages } from "../messages";
import { editedCollections } from "../schema/collections";
import { getFields } from "../schema/description";
import { createEditorConfig } from "./config";

const settings = { kind: "remote", host: "github", repository: "council/site", branch: "main" } as const;
const surroundings = { origin: "https://council.example", untranslatedLists: ["districts"] };
const configs = clerkLanguages.map((language) => ({
  language,
  config: createEditorConfig(settings, language, surroundings),
}));

test.each(configs)("the form contains every collection and field with its texts: $language", ({ language, config }) => {
  expect(config.collections.map(({ name }) => name)).toEqual(editedCollections.map(({ name }) => name));
  for (const collection of editedCollections) {
    const form = config.collections.find(({ name }) => name === collection.name);
    const fields = form && ("fields" in form ? form.fields : form.files[0]?.fields);
    for (const field of getFields(collection)) {
      const widget = fields?.find(({ name }) => name === field.name);
      expect(widget?.label).toBe(field.label[language]);
      expect(widget?.required).toBe(field.required && field.kind !== "key");
      if (field.kind === "choice") {
        const options = field.choices.map(({ value, label }) => ({ value, label: label[language] }));
        expect(widget?.options).toEqual(options);
      }
    }
  }
});

test.each(configs)("entries are stored in the folders that the site reads: $language", ({ config }) => {
  for (const collection of editedCollections) {
    const form = config.collections.find(({ name }) => name === collection.name);
    const place = form && ("folder" in form ? form.folder : form.files[0]?.file);
    expect(place).toBe(getCollectionPath(collection));
  }
});

test("summarises an entry by required fields, such as an office whose holder may be unnamed", () => {
  const [, hindi] = configs;
  const formOf = (name: string) => hindi?.config.collections.find((form) => form.name === name);
  expect(formOf("officials")).toMatchObject({ summary: "{{designation.hi}}" });
  expect(JSON.stringify(formOf("council"))).toContain('"display_fields":["designation.hi"]');
  expect(formOf("orders")).toMatchObject({
    summary: "{{title.hi}} · {{number}} · {{published}}",
    sortable_fields: [{ field: "key" }, { field: "published", default_sort: "desc" }],
  });
  // Not every result has a day of publication.
  expect(formOf("results")).toMatchObject({
    summary: "{{title.hi}} · {{fields.year}}",
    sortable_fields: expect.arrayContaining([{ field: "year", default_sort: "desc" }]),
  });
  expect(formOf("notices")).toMatchObject({ summary: "{{text.hi}} · {{until}}" });
  expect(JSON.stringify(formOf("schools"))).toContain('"display_fields":["name.hi"]');
});

test("allows no publishing, deleting or commits to the default branch", () => {
  for (const { config } of configs) {
    expect(config.publish_mode).toBe("editorial_workflow");
    for (const form of config.collections) expect(form).toMatchObject({ publish: false, delete: false });
  }
});

test("shows help about the form, not about the files", () => {
  const [, hindi] = configs;
  expect(JSON.stringify(hindi?.config)).not.toContain("static/documents में");
  expect(JSON.stringify(hindi?.config)).toContain("अधिकतम 10 MB");
  expect(JSON.stringify(hindi?.config)).not.toContain("YYYY-MM-DD रूप");
});

test("signs in with the site's token page, unless the council has an OAuth service", () => {
  const [english] = configs;
  expect(english?.config.backend).toMatchObject({
    base_url: "https://council.example",
    auth_endpoint: "/admin/sign-in",
  });
  const signIn = { origin: "https://login.example", path: "/auth" };
  const other = createEditorConfig({ ...settings, signIn }, "en", surroundings);
  expect(other.backend).toMatchObject({ base_url: "https://login.example", auth_endpoint: "/auth" });
});
