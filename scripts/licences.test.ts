import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";

/** The allowed licences, and those of packages that a person read. */
const { allowed, readByHand } = z
  .strictObject({ allowed: z.array(z.string()), readByHand: z.record(z.string(), z.string()) })
  .parse(parse(readFileSync("tests/licences.yaml", "utf8")));

/** A package of the project and its licence. */
interface Licensed {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, or undefined if neither the lock file nor the package has one. */
  readonly licence: string | undefined;
  readonly isAllowed: boolean;
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ version: z.string().optional(), license: z.string().optional(), link: z.boolean().optional() }),
  ),
});

/** The manifest of an old package, with a list of alternative licences. */
const oldForm = z.object({ licenses: z.array(z.object({ type: z.string() })).nonempty() });

/**
 * Lists the licence of every package of a folder's lock file, sorted by name.
 *
 * @throws if the lock file has another format than npm's
 */
function listLicences(project: string): Licensed[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(path.join(project, "package-lock.json"), "utf8")));
  const found = Object.entries(packages).flatMap(([place, { version, license, link }]) => {
    if (place === "" || link) return [];
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    const licence =
      readByHand[`${name}@${version}`] ?? license ?? licenceInside(path.join(project, place, "package.json"));
    return [{ name, version: version ?? "", licence, isAllowed: licence !== undefined && isAllowed(licence) }];
  });
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Checks whether an SPDX expression can be satisfied by allowed licences alone. AND binds more strongly than OR. An
 * expression with inner brackets or exceptions is refused, as is "SEE LICENSE IN ...": a person must check it.
 */
function isAllowed(expression: string): boolean {
  const choices = expression.replace(/^\((.*)\)$/u, "$1").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((licence) => allowed.includes(licence)));
}

function licenceInside(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { data } = oldForm.safeParse(JSON.parse(readFileSync(file, "utf8")));
  return data && `(${data.licenses.map(({ type }) => type).join(" OR ")})`;
}

it("uses only packages with allowed licences", () => {
  const packages = listLicences(".");
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter((one) => !one.isAllowed)).toEqual([]);
});
