import { existsSync } from "node:fs";
import { collections } from "../schema/collections";
import { defaultLocale, localeCodes } from "../site/locales";
import type { PageContext } from "../site/page-context";
import { allPages, notFoundFile, pathTo } from "../site/paths";
import { type Route, routes } from "../site/routes";
import { createPages } from "./pages";

// No file is written, and the real content is not read.
jest.mock("./published-folder", () => ({
  ...jest.requireActual("./published-folder"),
  placeFile: () => Promise.resolve(),
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
/** More schools than one page holds. */
const schools = Array.from({ length: 201 }, (_, index) => ({ ...school, key: `school-${index}`, name }));

/** The pages that Gatsby is told to make. */
async function madePages(): Promise<MadePage[]> {
  const pages: MadePage[] = [];
  const actions = { createPage: (page: MadePage) => pages.push(page) };
  const getNodesByType = (type: string) => (type === "School" ? schools : []);
  // Of Gatsby's long list of arguments it takes these alone.
  await createPages?.(
    Object.assign(Object.create(null), { actions, getNodesByType }),
    { plugins: [] },
    () => undefined,
  );
  return pages;
}

it("makes one page per route per language, numbered ones of a long list, and one not-found page per language", async () => {
  const paths = (await madePages()).flatMap(({ path, context }) => (context.entry === undefined ? [path] : []));
  const numbered = localeCodes.flatMap((code) => [2, 3].map((number) => pathTo({ route: "schools", number }, code)));
  const expected = [...allPages().map(({ path }) => path), ...numbered, ...localeCodes.map(notFoundFile)];
  expect(paths.sort()).toEqual(expected.sort());
});

it("makes numbered pages of a long list, each the counterpart of the same page in the other languages", async () => {
  const third = (await madePages()).find(({ path }) => path === pathTo({ route: "schools", number: 3 }, "hi"));
  expect(third?.context).toMatchObject({
    page: "schools",
    number: 3,
    isPaginated: true,
    content: { entries: { number: 3, pages: 3, total: 201, rows: [expect.anything()] } },
    i18n: { originalPath: pathTo({ route: "schools", number: 3 }, defaultLocale) },
  });
});

it("draws every page with a template that exists, in the language of its path", async () => {
  const pages = await madePages();
  for (const { component } of pages) expect(existsSync(component)).toBe(true);
  for (const { route, locale, path } of allPages()) {
    const made = pages.find((page) => page.path === path);
    expect(made?.context).toMatchObject({ page: route.id, language: locale, i18n: { language: locale, path } });
  }
});

it("keeps the language plugin from making pages of its own: each has what the plugin looks for", async () => {
  for (const { path, context } of await madePages()) {
    expect(context.i18n).toMatchObject({ path, generateDefaultLanguagePage: false });
    expect(context.i18n.routed).toBe(context.language !== defaultLocale);
  }
});

it("gives no page a pattern of addresses: the app would carry the path of every page that a pattern takes in", async () => {
  for (const page of await madePages()) expect(page).not.toHaveProperty("matchPath");
});

it("has a collection for every name in the registry", () => {
  const names: readonly string[] = collections.map(({ name }) => name);
  for (const route of routes) expect(names).toEqual(expect.arrayContaining([...route.collections]));
});

it("gives every page the words of the frame and of its own template and fields, not those of others", async () => {
  const groupOf = ({ id, template }: Route) => (template === "list" ? id : template);
  for (const { context } of await madePages()) {
    expect(context.words).toEqual(expect.arrayContaining(["layout", "menu", "language", "loading"]));
    const route = routes.find(({ id }) => id === context.page);
    const fields = context.words.filter((group) => group.startsWith("field."));
    expect(fields.sort()).toEqual((route?.collections ?? []).map((name) => `field.${name}`).sort());
    // The search page offers the site map to readers without scripts.
    const own = [route ? groupOf(route) : "not-found", ...(route?.id === "search" ? ["site-map"] : [])];
    const foreign = routes.map(groupOf).filter((group) => !own.includes(group));
    for (const group of foreign) expect(context.words).not.toContain(group);
  }
});
