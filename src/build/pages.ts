import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { type PublishedList, publishLists } from "../listing/publish.server";
import { defaultLocale, type LocaleCode, localeCodes } from "../site/locales";
import type { PageContext } from "../site/page-context";
import { allPages, notFoundFile, pathTo, templateOf } from "../site/paths";
import { buildDate } from "./build-date";
import { ledgerDigest } from "./ledger";
import { pageMessages } from "./page-messages";

/**
 * Makes one page per route per language, numbered ones where its list is long, one for each entry where the registry says
 * so, and one not-found page per language; nothing else makes a page.
 */
export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType }) => {
  const lists = publishLists(getNodesByType);
  const componentOf = (template: string) => path.resolve(`src/templates/${template}.tsx`);

  for (const { route, locale, path: pagePath } of allPages()) {
    const list = lists.find((candidate) => candidate.route === route.id && candidate.language === locale);
    const words = pageMessages(route.template, route.collections);
    const last = list?.digests.length ?? 1;
    for (let number = 1; number <= last; number += 1) {
      const own = number === 1 ? pagePath : pathTo({ route: route.id, number }, locale);
      const original = number === 1 ? route.path : pathTo({ route: route.id, number }, defaultLocale);
      actions.createPage<PageContext>({
        path: own,
        component: componentOf(route.template),
        context: {
          ...contextOf(route.id, original, locale, own, words),
          number,
          ...listIn(list, number),
          ...(route.id === "verify" && { list: ledgerDigest() }),
        },
      });
    }
    for (const [entry, digest] of list?.entryDigests ?? []) {
      const target = { route: route.id, entry };
      const own = pathTo(target, locale);
      const { builtOn: _, ...context } = contextOf(route.id, pathTo(target, defaultLocale), locale, own, [
        ...new Set([...words, "entry"]),
      ]);
      actions.createPage<PageContext>({
        path: own,
        component: componentOf(templateOf({ route, entry })),
        context: { ...context, entry, list: digest },
      });
    }
  }
  for (const locale of localeCodes) {
    const pagePath = notFoundFile(locale);
    actions.createPage<PageContext>({
      path: pagePath,
      component: componentOf("not-found"),
      context: contextOf("not-found", notFoundFile(defaultLocale), locale, pagePath, pageMessages("not-found", [])),
    });
  }
};

/** The query of a page of a list does not tell Gatsby what it was made from: its digest does. */
function listIn(list: PublishedList | undefined, number: number): Pick<PageContext, "list" | "isPaginated"> {
  const digest = list?.digests[number - 1];
  return digest === undefined ? {} : { list: digest, ...(list?.isPaginated && { isPaginated: true }) };
}

function contextOf(
  page: PageContext["page"],
  originalPath: string,
  language: LocaleCode,
  pagePath: string,
  words: string[],
): PageContext {
  return {
    page,
    language,
    words,
    number: 1,
    builtOn: buildDate(),
    // With this object present the language plugin leaves the page as it is.
    i18n: {
      language,
      languages: localeCodes,
      defaultLanguage: defaultLocale,
      generateDefaultLanguagePage: false,
      routed: language !== defaultLocale,
      originalPath,
      path: pagePath,
    },
  };
}
