import { isAllowed, listLicences, manifestFolders } from "./licences";

it.each(manifestFolders)("uses only packages with allowed licences: %s", (folder) => {
  const packages = listLicences(folder);
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter((one) => !one.isAllowed)).toEqual([]);
});

it.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["Apache-2.0 AND LGPL-3.0-or-later AND MIT", true],
  ["MIT AND GPL-3.0-only", false],
  ["AGPL-3.0-only", false],
  ["SEE LICENSE IN LICENSE.md", false],
])("judges %s: %s", (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});
