import { pages } from "../schema/collections/pages";
import { routes } from "../site/routes";
import { buildDate } from "./build-date";
import { type FieldConfig, languageArgument } from "./graphql-types";
import { renderPageMarkup } from "./markup-field";

/** The `PageText` field with the texts of the pages directly below a page, in the order of the registry. */
const pagesBelow: FieldConfig = {
  type: `[${pages.type}!]!`,
  resolve: async (source, _arguments, { nodeModel }) => {
    const { entries } = await nodeModel.findAll({ type: pages.type });
    const texts = new Map(Array.from(entries, (entry) => [entry.key, entry]));
    return routes.flatMap(({ id, parent }) => (parent === source.key ? (texts.get(id) ?? []) : []));
  },
};

/** Resolves to true if the last day of an entry is the day of the build or later. */
const isComing: FieldConfig = {
  type: "Boolean!",
  resolve: ({ day, until, closes }) => String(until ?? closes ?? day ?? "") >= buildDate(),
};

const pageBody: FieldConfig = {
  type: "LocalizedMarkup",
  args: languageArgument,
  resolve: ({ body }, { language }, context) => renderPageMarkup(body, language, context),
};

/** Fields computed from other fields and the day of the build, by GraphQL type. */
export const computedFields: Readonly<Record<string, Readonly<Record<string, FieldConfig>>>> = {
  ExaminationPaper: { isComing },
  Holiday: { isComing },
  Tender: { isComing },
  PageText: { below: pagesBelow, body: pageBody },
};
