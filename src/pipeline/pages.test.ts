import { existsSync } from "node:fs";
import { collections } from "../schema/collections";
import { defaultLocale, localeCodes } from "../site/locales";
import type { PageContext } from "../site/page-context";
import { findNotFoundFile, listAllPages, pathTo } from "../site/paths";
import { type Route, routes } from "../site/routes";
import { createPages } from "./pages";

// Writes no file and does not read the real content.
jest.mock("./published-folder", () => ({
  ...jest.requireActual("./published-folder"),
  writeChangedFile: () => Promise.resolve(),
}));
jest.mock("./site-content", () => ({
  siteContent: () => ({ from: new Map(), texts: [], entries: [] }),
  siteHistory: () => ({ changed: new Map() }),
}));

interface MadePage {
  readonly path: string;
  readonly component: string;
  readonly context: PageContext;
}

const name = { en: "School" };
const school = { code: "1", district: "almora", level: "prathama", management: "aided", firstClass: 6, lastClass: 8 };
/** More schools than fit on one page. */
const schools = Array.from({ length: 201 }, (_, index) => ({ ...school, key: `school-${index}`, name }));

/** The pages that Gatsby creates. */
const pages: MadePage[] = [];

beforeAll(async () => {
  const actions = { createPage: (page: MadePage) => pages.push(page) };
  const getNodesByType = (type: string) => (type === "School" ? schools : []);
  // The function uses only these of Gatsby's many arguments.
  const args = Object.assign(Object.create(null), { actions, getNodesByType });
  await createPages?.(args, { plugins: [] }, () => undefined);
});

it("creates one page per route and language, further pages of long lists, and not-found pages", () => {
  const paths = pages.flatMap(({ path, context }) => (context.entry === undefined ? [path] : []));
  const numbered = localeCodes.flatMap((code) => [2, 3].map((number) => pathTo({ route: "schools", number }, code)));
  const expected = [...listAllPages().map(({ path }) => path), ...numbered, ...localeCodes.map(findNotFoundFile)];
  expect(paths.sort()).toEqual(expected.sort());
});

it("links the numbered pages of a long list to the same page in the other languages", () => {
  const third = pages.find(({ path }) => path === pathTo({ route: "schools", number: 3 }, "hi"));
  expect(third?.context).toMatchObject({
    page: "schools",
    number: 3,
    content: { entries: { number: 3, pages: 3, total: 201, rows: [expect.anything()] } },
    i18n: { originalPath: pathTo({ route: "schools", number: 3 }, defaultLocale) },
  });
});

it("renders every page with an existing template, in the language of its path", () => {
  for (const { component } of pages) expect(existsSync(component)).toBe(true);
  for (const { route, locale, path } of listAllPages()) {
    const made = pages.find((page) => page.path === path);
    expect(made?.context).toMatchObject({ page: route.id, language: locale, i18n: { language: locale, path } });
  }
});

it("prevents the language plugin and Gatsby from creating or matching other pages", () => {
  for (const page of pages) {
    const { path, context } = page;
    expect(context.i18n).toMatchObject({ path, generateDefaultLanguagePage: false });
    expect(context.i18n.routed).toBe(context.language !== defaultLocale);
    // The app would load the path of every page that matches.
    expect(page).not.toHaveProperty("matchPath");
  }
});

it("has a collection for every name in the registry", () => {
  const names: readonly string[] = collections.map(({ name }) => name);
  for (const route of routes) expect(names).toEqual(expect.arrayContaining([...route.collections]));
});

it("gives every page the messages of the layout, its template and its fields, but no others", () => {
  const groupOf = ({ id, template }: Route) => (template === "list" ? id : template);
  for (const { context } of pages) {
    expect(context.words).toEqual(expect.arrayContaining(["layout", "menu", "language", "loading"]));
    const route = routes.find(({ id }) => id === context.page);
    const fields = context.words.filter((group) => group.startsWith("field."));
    expect(fields.sort()).toEqual((route?.collections ?? []).map((name) => `field.${name}`).sort());
    // The search page shows the site map to visitors without scripts.
    const own = [route ? groupOf(route) : "not-found", ...(route?.id === "search" ? ["site-map"] : [])];
    const foreign = routes.map(groupOf).filter((group) => !own.includes(group));
    for (const group of foreign) expect(context.words).not.toContain(group);
  }
});
