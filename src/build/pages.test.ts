import { existsSync } from "node:fs";
import { collections } from "../schema/collections";
import { defaultLocale, localeCodes } from "../site/locales";
import type { PageContext } from "../site/page-context";
import { allPages, notFoundFile, pathTo } from "../site/paths";
import { routes } from "../site/routes";
import { createPages } from "./pages";

// Its files are a build's own.
jest.mock("../listing/publish.server", () => ({
  publishLists: () => [{ route: "schools", language: "hi", isPaginated: true, digests: ["1", "2", "3"] }],
}));

interface MadePage {
  readonly path: string;
  readonly component: string;
  readonly context: PageContext;
}

/** The pages that Gatsby is told to make. */
function madePages(): MadePage[] {
  const pages: MadePage[] = [];
  const actions = { createPage: (page: MadePage) => pages.push(page) };
  const getNodesByType = () => [];
  // Of Gatsby's long list of arguments it takes these alone.
  void createPages?.(Object.assign(Object.create(null), { actions, getNodesByType }), { plugins: [] }, () => undefined);
  return pages;
}

it("makes one page per route per language, numbered ones of a long list, and one not-found page per language", () => {
  const paths = madePages().map(({ path }) => path);
  const numbered = [2, 3].map((number) => pathTo({ route: "schools", number }, "hi"));
  const expected = [...allPages().map(({ path }) => path), ...numbered, ...localeCodes.map(notFoundFile)];
  expect(paths.sort()).toEqual(expected.sort());
});

it("makes numbered pages of a long list, each the counterpart of the same page in the other languages", () => {
  const third = madePages().find(({ path }) => path === pathTo({ route: "schools", number: 3 }, "hi"));
  expect(third?.context).toMatchObject({
    page: "schools",
    number: 3,
    list: "3",
    i18n: { originalPath: pathTo({ route: "schools", number: 3 }, defaultLocale) },
  });
});

it("draws every page with a template that exists, in the language of its path", () => {
  const pages = madePages();
  for (const { component } of pages) expect(existsSync(component)).toBe(true);
  for (const { route, locale, path } of allPages()) {
    const made = pages.find((page) => page.path === path);
    expect(made?.context).toMatchObject({ page: route.id, language: locale, i18n: { language: locale, path } });
  }
});

it("keeps the language plugin from making pages of its own: each has what the plugin looks for", () => {
  for (const { path, context } of madePages()) {
    expect(context.i18n).toMatchObject({ path, generateDefaultLanguagePage: false });
    expect(context.i18n.routed).toBe(context.language !== defaultLocale);
  }
});

it("gives no page a pattern of addresses: the app would carry the path of every page that a pattern takes in", () => {
  for (const page of madePages()) expect(page).not.toHaveProperty("matchPath");
});

it("has a collection for every name in the registry", () => {
  const names: readonly string[] = collections.map(({ name }) => name);
  for (const route of routes) expect(names).toEqual(expect.arrayContaining([...route.collections]));
});

it("gives every page the words of the frame and of its own template and fields, not those of others", () => {
  for (const { context } of madePages()) {
    expect(context.words).toEqual(expect.arrayContaining(["layout", "menu", "language", "loading"]));
    const route = routes.find(({ id }) => id === context.page);
    const fields = context.words.filter((group) => group.startsWith("field."));
    expect(fields.sort()).toEqual((route?.collections ?? []).map((name) => `field.${name}`).sort());
    // The search page offers the site map to readers without scripts.
    const own = [route?.template ?? "not-found", ...(route?.id === "search" ? ["site-map"] : [])];
    const foreign = routes.filter(({ template }) => !own.includes(template));
    for (const { template } of foreign) expect(context.words).not.toContain(template);
  }
});
