import { compare } from "../../build/compare";
import { localizedText } from "../../build/localized";
import { collatorOf } from "../../language/collate";
import { districts, schools } from "../../schema/collections/schools";
import { entriesOf, type ListDefinition, listEntry, localize } from "../definition.server";
import { schoolColumns } from "./schools";

/** The schools by district and name, in the order of the language. */
export const schoolList: ListDefinition = {
  route: "schools",
  columns: schoolColumns,
  relatedBy: "district",
  read: (content) => {
    const [places, entries] = [entriesOf(districts, content), entriesOf(schools, content)];
    return (language) => {
      const collator = collatorOf(language);
      const names = Object.fromEntries(
        places.map(({ key, name }) => [key, localizedText(name, language)?.text ?? key]),
      );
      const sorted = entries
        .map((entry) => ({
          entry,
          district: names[entry.district] ?? entry.district,
          name: localizedText(entry.name, language)?.text ?? entry.key,
        }))
        .sort(
          (one, other) =>
            collator.compare(one.district, other.district) ||
            collator.compare(one.name, other.name) ||
            // Schools of one name: in the same order in every build, however their files were found.
            compare(one.entry.key, other.entry.key),
        );
      return {
        entries: sorted.map(({ entry }) =>
          listEntry(schoolColumns, localize(schools, entry, language), content, language),
        ),
        labels: { district: names },
      };
    };
  },
};
