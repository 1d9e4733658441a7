/** Matches signs that a shortened text does not end with. */
const looseEnd = /[\s,;:–—(-]{1,9}$/u;

/** Shortens a text after a word, and adds an ellipsis, until it fits. Returns an empty text if no word fits. */
export function shortenAtWord(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(" ");
  const shorter = words.map((_word, index) => `${words.slice(0, index).join(" ").replace(looseEnd, "")}…`);
  return shorter.slice(1).findLast(fits) ?? "";
}
