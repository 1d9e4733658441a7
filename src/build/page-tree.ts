import { z } from "zod";
import { pages } from "../schema/collections/pages";
import { routes } from "../site/routes";
import type { FieldConfig } from "./graphql-types";

const keyed = z.object({ key: z.string() });

/** The texts of the pages directly below a page, in the order of the registry; a field of `PageText`. */
export const pagesBelow: FieldConfig = {
  type: `[${pages.type}!]!`,
  resolve: async (source, _arguments, { nodeModel }) => {
    const { entries } = await nodeModel.findAll({ type: pages.type });
    const texts = new Map(Array.from(entries, (entry) => [keyed.parse(entry).key, entry]));
    const { key } = keyed.parse(source);
    return routes.flatMap(({ id, parent }) => (parent === key ? (texts.get(id) ?? []) : []));
  },
};
