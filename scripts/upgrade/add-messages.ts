import { z } from "zod";

/** Messages of the interface in their groups, as their file has them. */
type Messages = { [name: string]: string | Messages };

const messages: z.ZodType<Messages> = z.record(z.string(), z.union([z.string(), z.lazy(() => messages)]));

/**
 * Adds to a file of interface messages those that another version has and it has not. What the file says already stays.
 *
 * @param text the file's text
 * @param example the text of the same file in the other version
 * @returns the new text, and the names of the messages that were added; without any the text stays as it is
 * @throws SyntaxError or ZodError where one of the texts is no file of messages
 */
export function addMessages(text: string, example: string): { readonly text: string; readonly added: string[] } {
  const added: string[] = [];
  const merge = (own: Messages, other: Messages, prefix: string): Messages => {
    const result = { ...own };
    for (const [name, theirs] of Object.entries(other)) {
      const ours = Object.hasOwn(own, name) ? own[name] : undefined;
      if (typeof theirs !== "string" && typeof ours !== "string") {
        result[name] = merge(ours ?? {}, theirs, `${prefix}${name}.`);
      } else if (ours === undefined) {
        added.push(`${prefix}${name}`);
        result[name] = theirs;
      }
    }
    return result;
  };
  const merged = merge(messages.parse(JSON.parse(text)), messages.parse(JSON.parse(example)), "");
  return { text: added.length > 0 ? `${JSON.stringify(merged, null, 2)}\n` : text, added };
}
