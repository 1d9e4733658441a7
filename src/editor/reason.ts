import type { ClerkLanguage } from "../content/clerk-languages";
import { texts } from "../content/messages";
import { editorMessages } from "./messages";
import { ask, type NoticeLine } from "./notice";

/** The longest reason, in characters: it is part of the title of a request. */
const longestReason = 120;

/** The warnings that the clerk has seen in this tab; nobody is asked twice. */
const answered = new Set<string>();

/**
 * Shows the warnings of an entry before it is saved, and asks for the reason that its reviewer reads.
 *
 * @returns the reason, which may be empty; undefined to leave the entry as it is in the form
 */
export async function askReason(warnings: readonly NoticeLine[], language: ClerkLanguage): Promise<string | undefined> {
  const fresh = warnings.filter(({ text }) => !answered.has(text));
  if (fresh.length === 0) return "";
  const words = editorMessages[language];
  const label = document.createElement("label");
  const box = document.createElement("input");
  box.maxLength = longestReason;
  label.append(texts("batch.reason")[language], box);
  const answer = await ask(language, {
    heading: words.warned,
    lines: fresh,
    content: label,
    answers: [
      { value: "save", label: words.saveAnyway },
      { value: "back", label: words.backToForm },
    ],
  });
  if (answer !== "save") return undefined;
  for (const { text } of fresh) answered.add(text);
  return box.value.trim();
}
