import { compare } from "../../build/compare";
import { localizedText } from "../../build/localized";
import { officials } from "../../schema/collections/officials";
import { services } from "../../schema/collections/services";
import { audience } from "../../schema/vocabularies";
import { entriesOf, type ListDefinition, listEntry, localize } from "../definition.server";
import { serviceColumns } from "./services";

const audiences: readonly string[] = Object.keys(audience.values);

/** The services by those whom they are for, in the order that clerks give them. */
export const serviceList: ListDefinition = {
  route: "services",
  columns: serviceColumns,
  relatedBy: "audience",
  read: (content) => {
    const offices = entriesOf(officials, content);
    const entries = entriesOf(services, content).sort(
      (one, other) =>
        audiences.indexOf(one.audience) - audiences.indexOf(other.audience) ||
        one.position - other.position ||
        compare(one.key, other.key),
    );
    return (language) => ({
      entries: entries.map((entry) =>
        listEntry(serviceColumns, localize(services, entry, language), content, language),
      ),
      labels: {
        officer: Object.fromEntries(
          offices.map(({ key, designation }) => [key, localizedText(designation, language)?.text ?? key]),
        ),
      },
    });
  },
};
