import { toKey } from "../../language/romanise";
import { getLanguageName } from "../../messages";
import { isPictureName } from "../../schema/formats";
import { locales } from "../../site/locales";
import { askClerk } from "../dialog";
import { create, translate } from "../page";

/** The words in the names of files that name a language, such as `en`, `english` and `angrezi`. */
const languages = locales.map(({ code, name }) => ({
  code: String(code),
  words: [code, ...Object.values(getLanguageName(code)), name].map(toKey),
}));

/** Returns the language that the last of such words in a file's name names; empty without one. */
function findLanguage(name: string): string {
  const parts = toKey(name.replace(/\.[^.]*$/u, ""))
    .split("-")
    .reverse();
  return parts.flatMap((part) => languages.find(({ words }) => words.includes(part))?.code ?? [])[0] ?? "";
}

/**
 * Assigns files to the fields for documents of a form: by the words for languages in their names, if exactly one file
 * has none and no two have the same; otherwise as the clerk chooses. Photographs become one document.
 */
export async function placeFiles(form: HTMLFormElement, files: readonly File[]): Promise<void> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input[data-language]")];
  const photographs = files.filter(({ name }) => isPictureName(name));
  const others = files.filter((file) => !photographs.includes(file)).map((file) => [file]);
  const groups = photographs.length > 0 ? [...others, photographs] : others;
  const guesses = groups.map(([file]) =>
    inputs.find(({ dataset }) => dataset.language === findLanguage(file?.name ?? "")),
  );
  const isClear = new Set(guesses).size === groups.length && guesses.some((input) => input?.dataset.language === "");
  const isSure = isClear && !guesses.includes(undefined);
  const chosen = isSure || groups.length === 0 ? guesses : await askFields(groups, inputs, guesses);
  for (const [index, group] of groups.entries()) {
    const input = chosen[index];
    if (!input) continue;
    const transfer = new DataTransfer();
    for (const file of group) transfer.items.add(file);
    input.files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/** Asks the clerk which field gets which files. Returns an input for each group of files; undefined omits the group. */
async function askFields(
  groups: readonly (readonly File[])[],
  inputs: readonly HTMLInputElement[],
  guesses: readonly (HTMLInputElement | undefined)[],
): Promise<(HTMLInputElement | undefined)[]> {
  const selects = guesses.map((guess) => {
    const options = inputs.map((input) => create("option", { selected: input === guess }, nameInput(input)));
    return create("select", {}, create("option", {}, translate("place.none")), ...options);
  });
  const lines = groups.map((group, index) =>
    create("label", {}, group.map(({ name }) => name).join(", "), selects[index] ?? ""),
  );
  const answers = ["place.put", "summary.back"] as const;
  const answer = await askClerk({ heading: translate("place.ask"), content: create("div", {}, ...lines), answers });
  return selects.map(({ selectedIndex }) => (answer === "place.put" ? inputs[selectedIndex - 1] : undefined));
}

/** Returns the label of an input with that of its group. */
function nameInput(input: HTMLInputElement): string {
  const own = input.labels?.[0]?.textContent ?? "";
  const group = input.closest("fieldset")?.querySelector("legend")?.textContent;
  return group ? `${group} › ${own}` : own;
}
