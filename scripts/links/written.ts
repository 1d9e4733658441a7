import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/build/published-folder";
import { contentFolder } from "../../src/content/folders";
import { documentsUrl, withoutDigest } from "../../src/site/documents";
import { pageAt } from "../../src/site/paths";

/** A content file's text, as it stands in the project. */
export interface ContentFile {
  /** The path from the project's root, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** Every content file that a clerk can write, the words of the interface included. */
export async function contentFiles(root: string): Promise<ContentFile[]> {
  const files = await filesBelow(path.join(root, contentFolder));
  return files
    .filter((file) => /\.(?:yaml|json)$/u.test(file))
    .map((file) => ({
      file: path.relative(root, file).replaceAll(path.sep, "/"),
      text: readFileSync(file, "utf8"),
    }));
}

/**
 * Where an address of a page is written in the content, as `file:line`, every place of it; none where no content file has
 * it and the site's own code put it there.
 *
 * @param url as it stands on the page
 * @param target what it means, from the root of the site
 */
export function findPlaces(url: string, target: string, files: readonly ContentFile[]): string[] {
  for (const form of formsOf(url, target)) {
    const places = files.flatMap((file) => linesWith(form, file).map((line) => `${file.file}:${line}`));
    if (places.length > 0) return places;
  }
  return [];
}

/** The forms in which content can name what a page links to, the most particular first. */
function formsOf(url: string, target: string): string[] {
  const [pathname = "", fragment] = withoutDigest(decoded(target)).split("#");
  if (pathname.startsWith(`${documentsUrl}/`)) return [pathname.slice(documentsUrl.length + 1)];
  const page = pageAt(pathname);
  const route = page ? [`route:${page.route.id}`] : [];
  const withFragment = fragment === undefined ? [] : [...route.map((name) => `${name}#${fragment}`), `#${fragment}`];
  return [...withFragment, url, decoded(url), ...(fragment === undefined ? route : [])];
}

/** The lines, from 1, on which a form stands as a whole and not as a part of a longer address. */
function linesWith(form: string, { text }: ContentFile): number[] {
  const lines: number[] = [];
  for (let found = text.indexOf(form); found !== -1; found = text.indexOf(form, found + form.length)) {
    const before = text[found - 1] ?? "";
    const after = text[found + form.length] ?? "";
    if (/[\w/.#-]/u.test(before) || /[\w/#-]/u.test(after)) continue;
    lines.push(text.slice(0, found).split("\n").length);
  }
  return [...new Set(lines)];
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    // A stray percent sign: the address is searched for as it is.
    return url;
  }
}
