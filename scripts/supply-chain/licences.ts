import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/**
 * The folders with a manifest and a lock file: the site, and the clerks' editor. Of the editor's packages one script is
 * used, and none is installed.
 */
export const manifestFolders = [".", "editor"] as const;

/** A folder with a manifest, relative to the project's root. */
export type ManifestFolder = (typeof manifestFolders)[number];

/**
 * The SPDX identifiers of licences allowed for packages of the project. All allow any use. The LGPL and the MPL have
 * conditions for modified packages only, and the project modifies none.
 */
const allowedLicences: readonly string[] = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
];

/** The manually checked licences of packages that state theirs in prose or not as SPDX. */
const readByHand: Readonly<Record<string, string>> = {
  "@mapbox/jsonlint-lines-primitives@2.0.2": "MIT",
  "duck@0.1.12": "BSD-2-Clause",
  "fuzzy@0.1.3": "MIT",
  "linkfs@2.1.0": "Unlicense",
  "semaphore@1.1.0": "MIT",
  "sort-asc@0.1.0": "MIT",
  "sort-desc@0.1.1": "MIT",
  "sort-object@0.3.2": "MIT",
  "trim@0.0.1": "MIT",
  "valid-url@1.0.9": "MIT",
};

/** A package of the project and its licence. */
export interface Licensed {
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
export function listLicences(project: string): Licensed[] {
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
export function isAllowed(expression: string): boolean {
  const choices = expression.replace(/^\((.*)\)$/u, "$1").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((licence) => allowedLicences.includes(licence)));
}

function licenceInside(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { data } = oldForm.safeParse(JSON.parse(readFileSync(file, "utf8")));
  return data && `(${data.licenses.map(({ type }) => type).join(" OR ")})`;
}
