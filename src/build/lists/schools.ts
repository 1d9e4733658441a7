import { collatorOf } from "../../language/collate";
import { districts, schools } from "../../schema/collections/schools";
import { compare } from "../compare";
import { localizedText } from "../localized";
import { entriesOf, type ListDefinition, textCells } from "./definition";

/** The schools by district and name, in the order of the language. */
export const schoolList: ListDefinition = {
  route: "schools",
  field: "schools",
  type: schools.type,
  facets: ["district", "level", "management"],
  read: (content) => {
    const [places, read] = [entriesOf(districts, content), entriesOf(schools, content)];
    return (language) => {
      const collator = collatorOf(language);
      const names = new Map(
        places.map(({ entry: { key, name } }) => [key, localizedText(name, language)?.text ?? key]),
      );
      const entries = read
        .map(({ id, entry: { key, specimen, name, code, district, level, management } }) => ({
          id,
          key,
          isArchived: false,
          cells: {
            ...{ key, specimen: specimen ? "yes" : "" },
            ...textCells({ name }, language),
            ...{ code, district, level, management },
          },
          district: names.get(district) ?? district,
          name: localizedText(name, language)?.text ?? key,
        }))
        .sort(
          (one, other) =>
            collator.compare(one.district, other.district) ||
            collator.compare(one.name, other.name) ||
            // Schools of one name: in the same order in every build, however their files were found.
            compare(one.key, other.key),
        );
      return { entries, labels: { district: names } };
    };
  },
};
