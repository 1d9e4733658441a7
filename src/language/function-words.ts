import { fold } from "./fold";

/** Function words of English, Hindi (also in Latin letters) and Sanskrit. */
const functionWords: ReadonlySet<string> = new Set(
  [
    "a an and at by for from in of on or the to with",
    "का के की को में से पर और एवं तथा या व ने है हैं हेतु",
    "ka ke ki ko me mein main se par aur evam tatha ya ne hai hain hetu",
    "च वा तु अपि",
  ]
    .flatMap((words) => words.split(" "))
    .map(fold),
);

/**
 * Returns whether a folded word has only a grammatical function, so that a search can ignore it. For example, "rules of
 * 2007" finds "Rules, 2007".
 */
export function isFunctionWord(folded: string): boolean {
  return functionWords.has(folded);
}
