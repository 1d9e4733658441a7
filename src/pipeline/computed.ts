import { z } from "zod";
import { collections } from "../schema/collections";
import { pages } from "../schema/collections/pages";
import { isExpired } from "../schema/period";
import { period, published } from "../schema/published";
import { routes } from "../site/routes";
import { buildDate } from "./build-date";
import { type FieldConfig, languageArgument } from "./graphql-types";
import { renderPageMarkup } from "./markup-field";

const keyed = z.object({ key: z.string() });

/** The `PageText` field with the texts of the pages directly below a page, in the order of the registry. */
const pagesBelow: FieldConfig = {
  type: `[${pages.type}!]!`,
  resolve: async (source, _arguments, { nodeModel }) => {
    const { entries } = await nodeModel.findAll({ type: pages.type });
    const texts = new Map(Array.from(entries, (entry) => [keyed.parse(entry).key, entry]));
    const { key } = keyed.parse(source);
    return routes.flatMap(({ id, parent }) => (parent === key ? (texts.get(id) ?? []) : []));
  },
};

const expiring = z.object({ expiresOn: period.expiresOn.catch(undefined) });

/**
 * Resolves to true if an entry is archived on the day of the build. In the browser, a script uses the visitor's current
 * day.
 */
const archived: FieldConfig = {
  type: "Boolean!",
  resolve: (source) => isExpired(expiring.parse(source), buildDate()),
};

const daysAhead = z.object({
  day: published.optional().catch(undefined),
  until: published.optional().catch(undefined),
  closes: published.optional().catch(undefined),
});

/** Resolves to true if the last day of an entry is the day of the build or later. */
const isComing: FieldConfig = {
  type: "Boolean!",
  resolve: (source) => {
    const { day, until, closes } = daysAhead.parse(source);
    return (until ?? closes ?? day ?? "") >= buildDate();
  },
};

const pageBody: FieldConfig = {
  type: "LocalizedMarkup",
  args: languageArgument,
  resolve: ({ body }, { language }, context) => renderPageMarkup(body, language, context),
};

const dated = collections.filter(({ schema }) => "expiresOn" in schema.shape);

/** Fields computed from other fields and the day of the build, by GraphQL type. */
export const computedFields: Readonly<Record<string, Readonly<Record<string, FieldConfig>>>> = {
  ...Object.fromEntries(dated.map(({ type }) => [type, { isExpired: archived }])),
  ExaminationPaper: { isComing },
  Holiday: { isComing },
  Tender: { isExpired: archived, isComing },
  PageText: { below: pagesBelow, body: pageBody },
};
