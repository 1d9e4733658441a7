import { getCollectionPath } from "../../src/content/files";
import { wordsFolder } from "../../src/content/folders";
import { ClerkFault, getTexts } from "../../src/messages";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { pages } from "../../src/schema/collections/site";
import { vocabularyEntries } from "../../src/schema/collections/vocabularies";
import { localeCodes } from "../../src/site/locales";

/** The required content files of the example in a version of the site, by path from the project's root. */
export interface ExampleVersion {
  /** The texts of the message files, by path. */
  readonly messages: ReadonlyMap<string, string>;
  /** The texts of the required entries, pages and vocabularies, by path. */
  readonly needed: ReadonlyMap<string, string>;
}

/**
 * Reads the example of a version of the site.
 *
 * @param version a tag or commit; by default the commit that git is merging
 * @returns undefined if there is no version and git is merging nothing
 * @throws ClerkFault if git does not know the version
 */
export function readExampleVersion(root: string, version?: string): ExampleVersion | undefined {
  const commit = version ?? "MERGE_HEAD";
  if (!gitSucceeds(root, "rev-parse", "--verify", "--quiet", `${commit}^{commit}`)) {
    if (version === undefined) return undefined;
    throw new ClerkFault(getTexts("upgrade.no-version", { version }));
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
