import { parse } from "yaml";
import { z } from "zod";
import { councilText } from "./vocabulary-files";

const settings = z.object({ englishAllowed: z.array(z.object({ list: z.string() })).optional() });

/**
 * The names of the lists that the council allows in English alone. Empty if the settings are unreadable, which the
 * content check reports.
 */
export const englishAllowed: ReadonlySet<string> = new Set(readLists(councilText));

function readLists(text: string): string[] {
  try {
    const { data } = settings.safeParse(parse(text));
    return data?.englishAllowed?.map(({ list }) => list) ?? [];
  } catch {
    // The content check parses the file again and reports the position of the error.
    return [];
  }
}
