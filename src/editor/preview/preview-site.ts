import type * as z from "zod";
import { memoize } from "../../content/memoize";
import type { Site, Views } from "../../content/site";
import { type EntryView, type PublishedDocument, viewEntry } from "../../content/view";
import { getKey, readTypedFields } from "../../desk/format";
import { createI18n } from "../../i18n/instance";
import { getTodayInIndia } from "../../language/dates";
import type { ContentInputs } from "../../page-data/contents";
import { createMarkup } from "../../page-data/markup";
import { addSchemaMessages, type WordTree } from "../../schema/clerk-texts";
import type { Collection } from "../../schema/collection";
import { documentsUrl } from "../../site/documents";
import type { LocaleCode } from "../../site/locales";
import { isGroup } from "../../site/merge";

/** The values of a form that the preview needs: those of its entry, and the entries that they refer to. */
export interface FormContents {
  readonly collection: Collection;
  readonly data: unknown;
  /** Returns the size in bytes of a document that is being uploaded; 0 if unknown. */
  readonly sizeOf: (address: string) => number;
  /** The entries chosen in the form, by field, collection and key. */
  readonly chosen: unknown;
}

/**
 * Creates a site of the entry in the form and of the entries chosen in the form, so that the build's functions make its
 * pages. Missing values stay empty.
 */
export function createPreviewSite(form: FormContents, language: LocaleCode): ContentInputs {
  const { collection, data, sizeOf, chosen } = form;
  const document = (name: string) => describeDocument(name, sizeOf);
  const today = getTodayInIndia(new Date());
  function views<Shape extends z.core.$ZodLooseShape>(target: Collection<string, Shape>): Views<Shape>;
  function views(target: Collection): readonly EntryView[] {
    // The labels of links contain the key, so an entry without one gets the proposed key.
    const own = target.name === collection.name ? [[getKey(collection, data) ?? "entry", data] as const] : [];
    return [...own, ...listChosen(chosen, target.name)].map(([key, fields]) => {
      const typed = readTypedFields(target.schema, fields);
      return { ...viewEntry(target, isGroup(typed) ? typed : {}, language, { today, document }), key };
    });
  }
  const site: Site = { today, views, document, entries: () => [], documents: [] };
  const labelsIn = (code: LocaleCode) => {
    const { t } = getPreviewI18n(code);
    return { government: t("document.elsewhere"), elsewhere: t("document.outside") };
  };
  return { site, language, markup: createMarkup(site, language, labelsIn) };
}

/** Lists the entries of a collection that the form has loaded, with their keys. */
function listChosen(chosen: unknown, collection: string): (readonly [string, unknown])[] {
  const groups = isGroup(chosen) ? Object.values(chosen) : [];
  return groups.flatMap((byCollection) => {
    const entries = isGroup(byCollection) ? byCollection[collection] : undefined;
    return isGroup(entries) ? Object.entries(entries).filter(([, data]) => isGroup(data)) : [];
  });
}

function describeDocument(name: string, sizeOf: FormContents["sizeOf"]): PublishedDocument {
  const address = `${documentsUrl}/${name}`;
  const type = name.slice(name.lastIndexOf(".") + 1);
  return { name, digest: "", address, type, bytes: sizeOf(address), pages: null, language: null };
}

/** The interface messages by language, which the bundle contains as of its build. */
declare const INTERFACE_MESSAGES: Readonly<Record<string, WordTree>>;

/** Returns the i18n instance of a language with the interface messages; English is the fallback. */
export const getPreviewI18n = memoize((language: LocaleCode) =>
  createI18n(language, (code: LocaleCode) => addSchemaMessages(INTERFACE_MESSAGES[code] ?? {}, code)),
);
