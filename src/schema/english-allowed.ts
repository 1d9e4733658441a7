import { parse } from "yaml";
import { z } from "zod";
import { councilText } from "./vocabulary-files";

const settings = z.object({ englishAllowed: z.array(z.object({ list: z.string() })).optional() });

/**
 * The names of the lists whose texts a council may write in English alone. There are none where the settings cannot be
 * read: the content check reports their file.
 */
export const englishAllowed: ReadonlySet<string> = new Set(readLists(councilText));

function readLists(text: string): string[] {
  try {
    const { data } = settings.safeParse(parse(text));
    return data?.englishAllowed?.map(({ list }) => list) ?? [];
  } catch {
    // The content check parses the file again and names the place of the error.
    return [];
  }
}
