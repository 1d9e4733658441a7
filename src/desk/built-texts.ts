/** The texts that the build writes beside the editor. */
import * as z from "zod";
import { memoize } from "../content/memoize";
import { productTextsUrl, textListUrl } from "../site/editor";

const knownTexts = z.record(z.string(), z.string());

/** The texts that the site was built from, by the identifier that git gives their bytes on every host. */
export type KnownTexts = z.output<typeof knownTexts>;

/** Fetches the texts that the build wrote next to the editor. Without them every text is read from the host. */
export async function fetchKnownTexts(): Promise<KnownTexts> {
  const answer = await fetch(textListUrl, { cache: "no-cache" });
  return answer.ok ? knownTexts.parse(await answer.json()) : {};
}

const productTexts = z.record(z.string(), z.string());

/** The texts of the product's content, by the path of the council's file that may replace their values. */
export type ProductTexts = z.output<typeof productTexts>;

/**
 * Fetches the texts of the product that the build wrote beside the editor, once. It throws if they do not arrive: without them
 * an entry would look empty and be saved so.
 */
export const fetchProductTexts: () => Promise<ProductTexts> = memoize(async () => {
  const answer = await fetch(productTextsUrl, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${productTextsUrl}: ${answer.status}`);
  return productTexts.parse(await answer.json());
});
