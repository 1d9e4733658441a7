import { fileOfPage, getCacheControl } from "../../src/site/http";
import type { LocaleCode } from "../../src/site/locales";
import { localeOfPath } from "../../src/site/paths";

/** A request and its answer. */
export interface Row {
  /** The request's target as it is sent. */
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent again with what the first answer gave to know it by. */
  readonly again?: "if-none-match" | "if-modified-since";
  /** A status, or a refusal by whatever status the server has for it. */
  readonly status: number | "refused";
  /** The file, below the published folder, whose content is sent. */
  readonly file?: string;
  /** The content coding it is sent in. */
  readonly encoding?: "br" | "gzip";
  /** The part of it that is sent. */
  readonly range?: readonly [from: number, to: number];
  /** The target of a redirect. */
  readonly location?: string;
  /** The language in which it is said that nothing was found. */
  readonly language?: LocaleCode;
  readonly cacheControl?: string;
}

/** A file, at its own address. */
export const get = (file: string, more: Partial<Row> = {}): Row => ({
  target: file,
  status: 200,
  file,
  cacheControl: getCacheControl(file),
  ...more,
});
/** A page, at its exact address. */
export const page = (url: string, more: Partial<Row> = {}): Row => get(fileOfPage(url), { target: url, ...more });
/** An address at which nothing is found. */
export const unknown = (target: string, more: Partial<Row> = {}): Row => ({
  target,
  status: 404,
  language: localeOfPath(target),
  cacheControl: getCacheControl("/"),
  ...more,
});
/** Another spelling of an address. */
export const moved = (target: string, location: string): Row => ({
  target,
  status: 301,
  location,
  cacheControl: getCacheControl("/"),
});
/** A request that no file answers. */
export const refused = (target: string, more: Partial<Row> = {}): Row => ({ target, status: "refused", ...more });

/** The header by which a request says in which forms it takes an answer. */
export const accepting = (value: string) => ({ headers: { "accept-encoding": value } });
