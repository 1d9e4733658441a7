import { writtenLists } from "./chosen-lists";
import { localeCodes } from "./locales";
import { getEntryTarget, pathTo } from "./paths";
import { routes } from "./routes";

/** The collections whose folder below the content does not end with their name, or is named in a file, by that folder. */
const collectionsByFolder: ReadonlyMap<string, string> = new Map([
  ["tables/budget", "budgets"],
  ...Object.entries(writtenLists).flatMap(([name, file]) =>
    typeof file === "object" && file !== null && "folder" in file ? [[String(file.folder), name] as const] : [],
  ),
]);

/** Returns the URLs of an entry's page or row in every language, from the path of its file. */
export function listEntryUrls(file: string): string[] {
  const folders = file.split("/").slice(1, -1);
  const collection = collectionsByFolder.get(folders.join("/")) ?? folders.at(-1);
  const route = routes.find(({ collections: [main] }) => main === collection);
  const key = file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/u, "");
  return route ? localeCodes.map((code) => pathTo(getEntryTarget(route.id, key), code)) : [];
}
