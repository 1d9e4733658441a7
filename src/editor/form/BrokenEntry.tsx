import { parseEntryText } from "../../changes/field-changes";
import { nameFiles } from "../../changes/name-files";
import { checkEntry } from "../../content/check-entry";
import { getEntryFile } from "../../content/files";
import type { TextRules } from "../../content/rules";
import { formatMessage } from "../../messages";
import type { Collection } from "../../schema/collection";
import { requestsUrl } from "../../site/editor";
import { language, translate } from "../page";

/**
 * Finds what keeps the file of an entry from being shown in a form: text that is no YAML, or values that no input holds.
 * Saving the form would overwrite them.
 *
 * @returns a sentence for each, with its line
 */
export function findFileFaults(collection: Collection, key: string, text: string, rules: TextRules): string[] {
  const file = getEntryFile(collection, key);
  const isRead = parseEntryText(text) !== undefined;
  const { problems } = checkEntry(file, new TextEncoder().encode(text), rules);
  return problems
    .filter(({ severity, field }) => severity === "error" && (!isRead || field?.label === undefined))
    .map(({ line, message }) =>
      translate("entry.broken-line", { line, text: nameFiles(formatMessage(message, language), language) }),
    );
}

interface Props {
  readonly collection: Collection;
  readonly entryKey: string;
  readonly faults: readonly string[];
}

/** Renders what is wrong with the file of an entry, in place of a form that would overwrite it. */
export function BrokenEntry({ collection, entryKey, faults }: Props) {
  return (
    <div role="alert" className="problems">
      <p>{translate("entry.broken")}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <p>
        <a href={`${requestsUrl}#${collection.name}/${entryKey}`}>{translate("history.title")}</a>
      </p>
    </div>
  );
}
