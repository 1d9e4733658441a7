/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { noRules } from "../../../content/glossary";
import { findFormProblems } from "../../../desk/problems";
import { createSavedText } from "../../../desk/saved-text";
import { type FormValues, listFormFields, toValues } from "../../../desk/values";
import type { Collection } from "../../../schema/collection";
import { editedCollections, getCollection } from "../../../schema/collections";
import { type FormSurroundings, SurroundingsProvider } from "../surroundings";
import { toErrors } from "../to-errors";
import { EntryField, getFieldId } from ".";

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const rules = { glossary: noRules, untranslatedLists: [], today: "2026-11-21" };
const schools = Array.from({ length: 3000 }, (_, index) => ({ value: `school-${index}`, label: `विद्यालय ${index}` }));
const districts = [...schools, { value: "almora", label: "अल्मोड़ा" }];

const findErrors = (collection: Collection, values: FormValues) =>
  findFormProblems(createSavedText(collection, values, rules), "hi").filter(({ severity }) => severity === "error");

function Form({ collection, stored, onSave }: { collection: Collection; stored: FormValues; onSave: jest.Mock }) {
  const fields = listFormFields(collection);
  const form = useForm<FormValues>({
    defaultValues: toValues(fields, stored),
    resolver: (values) => {
      const found = findErrors(collection, values);
      return found.length === 0 ? { values, errors: {} } : { values: {}, errors: toErrors(found, values) };
    },
  });
  const surroundings: FormSurroundings = {
    ...{ collection, isNew: true, proposeKey: () => "proposed-key", references: new Map([["districts", districts]]) },
    pages: [{ value: "rti", label: "सूचना का अधिकार" }],
    takeDocument: async ({ name }) => (name.endsWith(".pdf") ? { name: "adesh-2026.pdf" } : { fault: "यह PDF नहीं है।" }),
    listDocuments: async () => ["niyam-2025.pdf", "portrait.jpg"],
    findDocumentUrl: (name) => `/documents/${name}`,
  };
  return (
    <SurroundingsProvider value={surroundings}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined, onSave)(event)}>
          {fields.map((field) => (
            <EntryField key={field.name} name={field.name} field={field} />
          ))}
          <button type="submit">Save</button>
          <button type="button" onClick={() => onSave(form.getValues())}>
            Read
          </button>
        </form>
      </FormProvider>
    </SurroundingsProvider>
  );
}

function openForm(collection: Collection, stored: FormValues = {}) {
  const onSave = jest.fn();
  render(<Form {...{ collection, stored, onSave }} />);
  const user = userEvent.setup();
  const read = async () => {
    await user.click(screen.getByRole("button", { name: "Read" }));
    return onSave.mock.lastCall?.[0];
  };
  return { user, read };
}

test.each(editedCollections)("$name: every problem of an empty form is described at its input", async (collection) => {
  const { user } = openForm(collection);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const problems = findErrors(collection, toValues(listFormFields(collection), {}));
  expect(problems).not.toEqual([]);
  for (const { name, text } of problems) {
    expect(text).not.toMatch(/YYYY|HH:MM|[a-z]-[a-z]|`/u);
    expect(document.getElementById(getFieldId(name))).toHaveAccessibleDescription(expect.stringContaining(text));
  }
  for (const input of document.querySelectorAll("input, select, textarea, button"))
    expect(input).toHaveAccessibleName();
});

test("a day is read as offices write it, and its weekday is shown", async () => {
  const { user, read } = openForm(getCollection("orders"));
  const input = screen.getByRole("textbox", { name: "प्रकाशित" });
  await user.type(input, "२५.११.२०२६");
  expect(input).toHaveAccessibleDescription(expect.stringContaining("बुधवार, 25 नवंबर 2026"));
  expect(await read()).toMatchObject({ published: "२५.११.२०२६" });
});

test("an entry of a long list is found by a part of its name, and other words are refused", async () => {
  const { user, read } = openForm(getCollection("schools"));
  const input = screen.getByRole("combobox", { name: "जनपद" });
  await user.type(input, "अल्मो");
  await user.tab();
  expect(input).toHaveValue("अल्मोड़ा");
  await user.clear(input);
  await user.type(input, "विद्यालय");
  await user.tab();
  expect(input).toHaveAccessibleDescription(expect.stringContaining("“विद्यालय” सूची में नहीं है"));
  expect(await read()).toMatchObject({ district: "" });
});

test("items of a list are added, moved and removed, and the focus stays with them", async () => {
  const { user, read } = openForm(getCollection("orders"), { changes: [{ day: "2026-01-01" }, { day: "2026-01-02" }] });
  const getItem = (number: number) => screen.getByRole("group", { name: `बदलाव ${number}` });
  await user.click(within(getItem(2)).getByRole("button", { name: /ऊपर ले जाएँ/u }));
  expect(getItem(1)).toHaveFocus();
  expect(await read()).toMatchObject({ changes: [{ day: "2026-01-02" }, { day: "2026-01-01" }] });
  await user.click(within(getItem(1)).getByRole("button", { name: /हटाएँ: बदलाव 1/u }));
  expect(getItem(1)).toHaveFocus();
  await user.click(within(getItem(1)).getByRole("button", { name: /हटाएँ: बदलाव 1/u }));
  expect(screen.getByRole("button", { name: "जोड़ें: बदलाव" })).toHaveFocus();
  expect(await read()).toMatchObject({ changes: [] });
});

test("a document is taken, replaced by that of another entry, and refused with its reason", async () => {
  const { user, read } = openForm(getCollection("orders"));
  const input = screen.getByLabelText(/^दस्तावेज़ .*फ़ाइल चुनें/u);
  await user.upload(input, new File(["%PDF"], "आदेश.pdf"));
  expect(await screen.findByRole("link", { name: "adesh-2026.pdf" })).toHaveAttribute(
    "href",
    "/documents/adesh-2026.pdf",
  );
  expect(await read()).toMatchObject({ document: "/documents/adesh-2026.pdf" });
  await user.upload(input, new File(["x"], "photo.csv"));
  expect(input).toHaveAccessibleDescription(expect.stringContaining("यह PDF नहीं है।"));
  expect(await read()).toMatchObject({ document: "/documents/adesh-2026.pdf" });
});
