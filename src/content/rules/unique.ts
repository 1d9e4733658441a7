import { distinct, distinctValue } from "../distinct-values";
import { type MessageKey, message } from "../messages";
import { problemIn } from "../written-entry";
import { type Rule, writtenIn, writtenText } from "./rule";

/** Entries differ in the fields that must be distinct. Reported at the later file. */
export const valuesAreDistinct: Rule = (content) =>
  distinct.flatMap(({ collection, fields, severity }) => {
    const first = new Map<string, string>();
    return writtenIn(content, collection).flatMap((entry) => {
      const found = distinctValue(fields.map((name) => writtenText(entry, name)));
      if (!found) return [];
      const { value, compared } = found;
      const other = first.get(compared);
      first.set(compared, other ?? entry.file);
      if (other === undefined) return [];
      const key = (severity === "error" ? "value-taken" : "value-perhaps-twice") satisfies MessageKey;
      return [
        problemIn(entry, { path: [fields[0]], part: "value", message: message(key, { value, other }) }, severity),
      ];
    });
  });
