import { getCacheControl, getPageFile } from "../../src/site/http";
import type { LocaleCode } from "../../src/site/locales";
import { getLocaleOfPath } from "../../src/site/paths";

/** A request and its expected response. */
export interface Row {
  /** The request target, sent unchanged. */
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The conditional header to repeat the request with; its value is the validator of the first response. */
  readonly again?: "if-none-match" | "if-modified-since";
  /** The status; `refused` means any status of a refusal. */
  readonly status: number | "refused";
  /** The file whose content is sent, relative to the published folder. */
  readonly file?: string;
  /** The expected content encoding. */
  readonly encoding?: "br" | "gzip";
  /** The byte range that is sent, both ends included. */
  readonly range?: readonly [from: number, to: number];
  /** The target of a redirect. */
  readonly location?: string;
  /** The language of the not-found page. */
  readonly language?: LocaleCode;
  readonly cacheControl?: string;
}

/** Creates a request for a file at its URL. */
export const get = (file: string, more: Partial<Row> = {}): Row => ({
  target: file,
  status: 200,
  file,
  cacheControl: getCacheControl(file),
  ...more,
});
/** Creates a request for a page at its canonical URL. */
export const page = (url: string, more: Partial<Row> = {}): Row => get(getPageFile(url), { target: url, ...more });
/** Creates a request for an unknown URL. */
export const unknown = (target: string, more: Partial<Row> = {}): Row => ({
  target,
  status: 404,
  language: getLocaleOfPath(target),
  cacheControl: getCacheControl("/"),
  ...more,
});
/** Creates a request for another spelling of a URL, which redirects. */
export const moved = (target: string, location: string): Row => ({
  target,
  status: 301,
  location,
  cacheControl: getCacheControl("/"),
});
/** Creates a request that the server must refuse. */
export const refused = (target: string, more: Partial<Row> = {}): Row => ({ target, status: "refused", ...more });

/** Creates an Accept-Encoding header. */
export const accepting = (value: string) => ({ headers: { "accept-encoding": value } });
