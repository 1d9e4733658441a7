import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { getMinuteInIndia } from "../../src/language/dates";
import type { Collection } from "../../src/schema/collection";
import { collections } from "../../src/schema/collections";
import { council as councilCollection } from "../../src/schema/collections/site";
import { isDue } from "../../src/schema/period";
import { merge, parseText } from "../../src/site/merge";
import { productTexts } from "../../src/site/product-content";
import type { Route } from "../../src/site/routes";
import { contentFolder } from "./folder";

/** A text by language. */
export const texts = z.record(z.string(), z.string());

const entry = z.looseObject({
  key: z.string(),
  specimen: z.boolean().default(false),
  publishOn: z.string().optional(),
  publishAt: z.string().optional(),
});

/** The fields that entries of every collection have. */
export type Entry = z.output<typeof entry>;

/** Reads the entries of a collection that the site shows today: the council's files over those of the product. */
export function readShownEntries({ folder }: Pick<Collection, "folder">): Entry[] {
  const place = path.join(contentFolder, folder);
  const own = folder.endsWith(".yaml")
    ? [folder]
    : (existsSync(place) ? readdirSync(place) : []).map((name) => `${folder}/${name}`);
  const below = Object.keys(productTexts).filter((file) => path.posix.dirname(file) === folder);
  const now = getMinuteInIndia(new Date());
  return [...new Set([...own, ...below])]
    .map((file) => {
      const written = path.join(contentFolder, file);
      const text = existsSync(written) ? readFileSync(written, "utf8") : "";
      return entry.parse(merge(text ? parse(text) : undefined, parseText(productTexts[file])));
    })
    .filter((found) => isDue(found, now));
}

/** The council's own data. */
export const council = z
  .looseObject({ siteAddress: z.string(), name: texts })
  .parse(readShownEntries(councilCollection)[0]);

/** Returns the entries that a route's page lists; none if the page has only texts. */
export function entriesOn({ id, collections: [first] }: Route): Entry[] {
  const main = collections.find(({ name }) => name === first);
  return main && id !== "home" && !main.folder.endsWith(".yaml") ? readShownEntries(main) : [];
}
