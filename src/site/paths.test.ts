import fc from "fast-check";
import { orders } from "../../tests/site/lists-by-file";
import { localeCodes, locales } from "./locales";
import { findCanonicalPath, getEntryTarget, getLocaleOfPath, getPageAt, listAllPages, pathTo } from "./paths";
import { hasEntryPages, routeIds } from "./routes";

const seed = 20_140_624;
const anyPage = fc.constantFrom(...listAllPages());

/** Paths in another case, with doubled and added slashes, as people type and link them. */
const misspelt = anyPage.chain((page) =>
  fc
    .tuple(
      fc.array(fc.boolean(), { minLength: page.path.length, maxLength: page.path.length }),
      fc.constantFrom("/", "//", "///"),
      fc.constantFrom("", "/", "//"),
    )
    .map(([upper, slash, end]) => {
      const spelt = Array.from(page.path, (letter, at) => (upper[at] ? letter.toUpperCase() : letter.toLowerCase()));
      return { page, typed: spelt.join("").replaceAll("/", slash) + end };
    }),
);

it("has a unique path for every route in every language", () => {
  const paths = listAllPages().map(({ path }) => path);
  expect(paths).toHaveLength(routeIds.length * localeCodes.length);
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
});

it("resolves every path to its page and language", () => {
  fc.assert(
    fc.property(fc.constantFrom(...routeIds), fc.constantFrom(...localeCodes), (id, locale) => {
      const path = pathTo(id, locale);
      expect(getPageAt(path)).toMatchObject({ route: { id }, locale });
      expect(getLocaleOfPath(path)).toBe(locale);
      expect(findCanonicalPath(path)).toBeUndefined();
    }),
    { seed },
  );
});

it("corrects every other spelling of a path to its canonical path", () => {
  fc.assert(
    fc.property(misspelt, ({ page, typed }) => {
      expect(findCanonicalPath(typed)).toBe(typed === page.path ? undefined : page.path);
      expect(getPageAt(findCanonicalPath(typed) ?? typed)).toMatchObject({ locale: page.locale });
    }),
    { seed, numRuns: 1000 },
  );
});

it("resolves no other path", () => {
  fc.assert(
    fc.property(anyPage, fc.webSegment(), ({ route, path }, segment) => {
      fc.pre(!hasEntryPages(route.id) || !/^[a-z0-9-]+$/iu.test(segment));
      const below = `${path === "/" ? "" : path}/${segment}`;
      fc.pre(segment !== "" && !listAllPages().some((page) => page.path.toLowerCase().startsWith(below.toLowerCase())));
      expect(getPageAt(below)).toBeUndefined();
      expect(findCanonicalPath(below)).toBeUndefined();
    }),
    { seed },
  );
});

it("puts each entry page below the path of its list, by its exact key", () => {
  const key = fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
  const lists = routeIds.filter(hasEntryPages);
  fc.assert(
    fc.property(fc.constantFrom(...lists), fc.constantFrom(...localeCodes), key, (route, locale, entry) => {
      const path = pathTo({ route, entry }, locale);
      expect(path).toBe(`${pathTo(route, locale)}/${entry}`);
      expect(getPageAt(path)).toMatchObject({ route: { id: route }, locale, entry });
      expect(findCanonicalPath(path)).toBeUndefined();
      expect(findCanonicalPath(`/${pathTo(route, locale).toUpperCase()}//${entry}/`)).toBe(path);
      if (/[a-z]/u.test(entry)) expect(getPageAt(`${pathTo(route, locale)}/${entry.toUpperCase()}`)).toBeUndefined();
    }),
    { seed },
  );
});

it("targets an entry's page, or its row in a list without entry pages", () => {
  expect(pathTo(getEntryTarget(orders.name, "one"), "hi")).toBe(`${pathTo(orders.name, "hi")}/one`);
  expect(pathTo(getEntryTarget("members", "one"), "hi")).toBe(`${pathTo("members", "hi")}#one`);
});

it("never ends a path with a slash, and appends the fragment", () => {
  for (const { path } of listAllPages()) expect(path === "/" || !path.endsWith("/")).toBe(true);
  const [first = "home"] = routeIds;
  for (const locale of localeCodes) {
    expect(pathTo({ route: first, fragment: "new" }, locale)).toBe(`${pathTo(first, locale)}#new`);
  }
});

it("returns the language of any path, the default one without a prefix", () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const prefix = `/${path.split("/")[1]?.toLowerCase() ?? ""}`;
      const named = locales.find((locale) => locale.prefix === prefix);
      expect(getLocaleOfPath(path)).toBe(named?.code ?? "en");
    }),
    { seed },
  );
  expect(getLocaleOfPath("")).toBe("en");
});
