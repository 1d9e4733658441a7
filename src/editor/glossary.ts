import { z } from "zod";
import type { GlossaryRules } from "../language/glossary";
import { editorUrl } from "../site/editor";
import { localeCodes } from "../site/locales";

const words = z.array(z.string());

const forms = z.array(
  z.strictObject({ language: z.enum(localeCodes), form: z.string(), write: z.string(), except: words }),
);

/** The rules of the glossary as the build has written them beside the editor. */
const glossaryRules = z.strictObject({
  avoided: forms,
  misspelled: forms,
  latin: words,
  spelled: words,
});

/** Fetches the rules of the glossary that the editor checks texts by. Throws where it cannot be had or read. */
export async function fetchGlossary(): Promise<GlossaryRules> {
  const response = await fetch(`${editorUrl}/glossary.json`, { cache: "no-store" });
  return glossaryRules.parse(await response.json());
}
