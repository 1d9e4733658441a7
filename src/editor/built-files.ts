import * as z from "zod";
import type { TextRules } from "../content/rules";
import { repositorySettings, type UsableRepository } from "../desk/repository-settings";
import { getTodayInIndia } from "../language/dates";
import { textCodes } from "../site/chosen-locales";
import { editorUrl } from "../site/editor";
import { translate } from "./page";

/** Fetches and parses a file that the build wrote next to the editor. Rejects if it cannot. */
async function read<Content>(file: string, schema: z.ZodType<Content>): Promise<Content> {
  const answer = await fetch(`${editorUrl}/${file}`, { cache: "no-store" });
  return schema.parse(await answer.json());
}

/** Fetches the settings that the build wrote next to the editor. Rejects if they cannot be fetched or parsed. */
export const readRepositorySettings = () => read("settings.json", repositorySettings);

/** Fetches the settings, or returns the reason why the editor cannot start with them. */
export async function readUsableRepository(): Promise<UsableRepository | string> {
  const settings = await readRepositorySettings();
  if (settings.kind === "none") return translate("editor.no-settings");
  // Otherwise the clerk would notice only when saving.
  if (settings.kind === "local" && !(await answers(settings.server)))
    return translate("editor.server-down", { server: settings.server });
  return settings;
}

const answers = (server: string) =>
  fetch(`${server}/user`).then(
    ({ ok }) => ok,
    () => false,
  );

const words = z.array(z.string());

const forms = z.array(
  z.strictObject({ language: z.enum(textCodes), form: z.string(), write: z.string(), except: words }),
);

/** The schema of the rules for texts that the build writes next to the editor. */
const textRules = z.strictObject({
  glossary: z.strictObject({
    avoided: forms,
    misspelled: forms,
    nouns: z.array(z.strictObject({ stem: z.string(), gender: z.enum(["m", "f", "n"]) })),
    latin: words,
    spelled: words,
    everywhere: z.array(z.partialRecord(z.enum(textCodes), z.string())),
    different: words,
  }),
  untranslatedLists: words,
});

/** Fetches the rules for texts. Rejects if they cannot be fetched or parsed. */
export async function fetchTextRules(): Promise<TextRules> {
  return { ...(await read("text-rules.json", textRules)), today: getTodayInIndia(new Date()) };
}
