// Calls with their results are in tests/tables/other.yaml.
import { countPages, getPageOfIndex, rowsPerPage } from "./listing";
import { localeCodes } from "./locales";
import { findCanonicalPath, getPageAt, pathTo } from "./paths";

it("puts every entry on exactly one page, archived entries last", () => {
  for (const [current, archived] of [
    [250, 120],
    [0, 201],
    [200, 1],
  ] as const) {
    const { pages, archivePages } = countPages(current, archived);
    const places = Array.from({ length: current + archived }, (_, place) => getPageOfIndex(place, current));
    expect(places.slice(0, current).every((page) => page <= pages)).toBe(true);
    expect(places.slice(current).every((page) => page > pages && page <= pages + archivePages)).toBe(true);
    for (const page of new Set(places)) {
      expect(places.filter((other) => other === page).length).toBeLessThanOrEqual(rowsPerPage);
    }
  }
});

it("puts the first page of a list at the list's path, and the others below it", () => {
  for (const locale of localeCodes) {
    const list = pathTo("schools", locale);
    expect(pathTo({ route: "schools", number: 1 }, locale)).toBe(list);
    const second = pathTo({ route: "schools", number: 2, fragment: "row" }, locale);
    expect(second).toBe(`${list}/page/2#row`);
    expect(getPageAt(`${list}/page/2`)).toMatchObject({ route: { id: "schools" }, locale, number: 2 });
    expect(findCanonicalPath(`${list}/page/2`)).toBeUndefined();
    expect(findCanonicalPath(`${list.toUpperCase()}//Page/02/`)).toBe(`${list}/page/2`);
    expect(findCanonicalPath(`${list}/page/1`)).toBe(list);
  }
});

it("has no numbered pages without a list", () => {
  for (const path of [`${pathTo("help", "en")}/page/2`, "/page/2", "/hi/page/2", `${pathTo("schools", "en")}/page/0`]) {
    expect(getPageAt(path)).toBeUndefined();
    expect(findCanonicalPath(path)).toBeUndefined();
  }
});
