import { ClerkFault } from "../../src/content/clerk-fault";
import { getCollectionPath } from "../../src/content/files";
import { wordsFolder } from "../../src/content/folders";
import { texts } from "../../src/content/messages";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { pages } from "../../src/schema/collections/pages";
import { vocabularyEntries } from "../../src/schema/collections/vocabularies";
import { localeCodes } from "../../src/site/locales";

/** The example's own files in a version of the site, by their paths from the project's root. */
export interface ExampleVersion {
  /** The messages of the interface, by file. */
  readonly messages: ReadonlyMap<string, string>;
  /** The texts of the files that no site can be without, pages and vocabularies, by file. */
  readonly needed: ReadonlyMap<string, string>;
}

/**
 * Reads the example of the version that git is merging.
 *
 * @param version a tag or commit in its place
 * @returns undefined where git merges nothing
 * @throws ClerkFault for a version that git does not know
 */
export function readExampleVersion(root: string, version?: string): ExampleVersion | undefined {
  const commit = version ?? "MERGE_HEAD";
  if (!gitSucceeds(root, "rev-parse", "--verify", "--quiet", `${commit}^{commit}`)) {
    if (version === undefined) return undefined;
    throw new ClerkFault(texts("upgrade.no-version", { version }));
  }
  const read = (folder: string, ending: string) =>
    git(root, "ls-tree", "--name-only", commit, `./${folder}/`)
      .split("\n")
      .filter((file) => file.endsWith(ending))
      .map((file): [string, string] => [file, `${git(root, "show", `${commit}:./${file}`)}\n`]);
  return {
    messages: new Map(localeCodes.flatMap((code) => read(`${wordsFolder}/${code}`, ".json"))),
    needed: new Map([pages, vocabularyEntries].flatMap((collection) => read(getCollectionPath(collection), ".yaml"))),
  };
}
