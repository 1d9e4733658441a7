import * as z from "zod";
import { textListUrl } from "../site/editor";

const knownTexts = z.record(z.string(), z.string());

/** The texts that the site was built from, by the identifier that git gives their bytes on every host. */
export type KnownTexts = z.output<typeof knownTexts>;

/** Fetches the texts that the build wrote next to the editor. Without them every text is read from the host. */
export async function fetchKnownTexts(): Promise<KnownTexts> {
  const answer = await fetch(textListUrl, { cache: "no-cache" });
  return answer.ok ? knownTexts.parse(await answer.json()) : {};
}
