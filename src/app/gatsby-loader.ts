/**
 * The only module that uses undocumented parts of Gatsby: its page loader, the data that this does not request again,
 * and the hash that identifies a build. `tests/browser/app-start.spec.ts` fails if Gatsby changes them.
 */

declare global {
  interface Window {
    /** The data of the open page. Gatsby requests what is not set before its code runs. */
    pageData?: unknown;
    readonly ___loader: {
      /** Loads a page's data and code, once. */
      loadPage(path: string): Promise<unknown>;
    };
    /** Identifies the build of the open page. */
    readonly ___webpackCompilationHash?: string;
  }
}

/**
 * Loads the code of the open page. Gatsby then has it, and its data, without a request.
 *
 * @throws if the code or the data does not arrive
 */
export async function loadOpenPage(): Promise<unknown> {
  const { pathname, search } = window.location;
  const page = await window.___loader.loadPage(pathname + search);
  if (page && getProperty(page, "status") !== "error") return page;
  throw getProperty(page, "error") || new Error("The page's data or code did not arrive.");
}

/**
 * Checks whether a page's data is from another build than the code of the open page. Gatsby would render the new data
 * with the old code, which may fail.
 */
export function isOfOtherBuild(page: unknown): boolean {
  const mark = getProperty(getProperty(page, "json"), "webpackCompilationHash");
  const own = window.___webpackCompilationHash;
  return own !== undefined && mark !== undefined && mark !== own;
}

/** Returns a property of an object; undefined for other values. */
export function getProperty(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
