import { readFile } from "node:fs/promises";
import path from "node:path";
import { documentRedirect, documentsUrl } from "../../src/site/documents";
import { getFileType } from "../../src/site/http";
import { answerTo } from "../serve/answer";
import { readPage } from "./page";

const pageType = getFileType(".html").contentType;

/** Resolves URLs within a published folder by the rules of production, and caches the results. */
export class Destinations {
  readonly #faults = new Map<string, Promise<string | undefined>>();
  readonly #names = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(private readonly folder: string) {}

  /** Returns the fault of a URL of the site as the end of a sentence, or undefined for a valid URL. */
  findFault({ pathname, search, hash }: URL): Promise<string | undefined> {
    const url = pathname + search + hash;
    const known = this.#faults.get(url) ?? this.#look(pathname + search, hash);
    this.#faults.set(url, known);
    return known;
  }

  async #look(target: string, hash: string): Promise<string | undefined> {
    const answer = await answerTo(this.folder, target);
    switch (answer.kind) {
      case "redirect":
        return answer.status === documentRedirect.status
          ? undefined
          : `redirects to ${answer.location}: write that URL instead`;
      case "file":
        return getFileType(answer.file).contentType === pageType ? this.#faultOfFragment(answer.file, hash) : undefined;
      default:
        return target.startsWith(`${documentsUrl}/`) ? "is no published document" : "is no page and no file";
    }
  }

  async #faultOfFragment(file: string, hash: string): Promise<string | undefined> {
    if (hash === "") return undefined;
    const names = this.#names.get(file) ?? this.#read(file);
    this.#names.set(file, names);
    return fragmentFault(hash, await names);
  }

  async #read(file: string): Promise<ReadonlySet<string>> {
    return readPage(await readFile(path.join(this.folder, file), "utf8")).names;
  }
}

/** Returns the fault of a fragment on a page with these names. An empty fragment and `top` mean the top of any page. */
export function fragmentFault(hash: string, names: ReadonlySet<string>): string | undefined {
  const fragment = decoded(hash.slice(1));
  if (fragment === "" || fragment.toLowerCase() === "top" || names.has(fragment)) return undefined;
  return `is a page that has no part named “${fragment}”`;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // With a stray percent sign, the fragment is compared as it is.
    return fragment;
  }
}
