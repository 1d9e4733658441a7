/** Tells whether a word stands in the pieces from `begin` to `end` of `sequence`, written without gaps. */
export type StandsIn = (sequence: Int32Array, begin: number, end: number) => boolean;

/** As many letters of a word are looked for: a way for each, and 32 bits to note them in. */
const most = 30;

/**
 * Whether a word stands in pieces that are written without gaps: in one, or across several. What every piece has of the
 * word is looked at once, so that of many texts made of the same pieces none has to be written out. Of long words it
 * asks for the beginning alone. Undefined where no piece has anything of the word.
 *
 * The ways to stand so far are bits: bit n says that the pieces so far end with the first n letters of the word (the
 * method is known as Shift-And, by whole pieces).
 *
 * @param pieces what the numbers of a sequence stand for
 */
export function standsIn(word: string, pieces: readonly string[]): StandsIn | undefined {
  const sought = word.slice(0, most);
  const lengths = Int32Array.from(pieces, ({ length }) => length);
  const opened = new Int32Array(pieces.length);
  const carried = new Int32Array(pieces.length);
  const closed = new Int32Array(pieces.length);
  let mayStand = false;
  for (const [place, piece] of pieces.entries()) {
    if (piece === "") carried[place] = -1;
    else if (piece.includes(sought)) closed[place] = -1;
    else {
      const [first, last] = [piece.charCodeAt(0), piece.charCodeAt(piece.length - 1)];
      for (let count = 1; count < sought.length; count += 1) {
        const bit = 1 << count;
        // Most pieces differ in the letter at the end or at the beginning already.
        if (sought.charCodeAt(count - 1) === last && piece.endsWith(sought.slice(0, count))) {
          opened[place] = (opened[place] ?? 0) | bit;
        }
        if (sought.charCodeAt(count) !== first) continue;
        if (piece.startsWith(sought.slice(count))) closed[place] = (closed[place] ?? 0) | bit;
        else if (sought.startsWith(piece, count)) carried[place] = (carried[place] ?? 0) | bit;
      }
    }
    if (closed[place] !== 0) mayStand = true;
  }
  if (!mayStand) return undefined;

  return (sequence, begin, end) => {
    // Nothing of the word yet, which is bit 0.
    let ways = 1;
    for (let at = begin; at < end; at += 1) {
      const piece = sequence[at] ?? 0;
      if (ways & (closed[piece] ?? 0)) return true;
      ways = 1 | (opened[piece] ?? 0) | ((ways & (carried[piece] ?? 0)) << (lengths[piece] ?? 0));
    }
    return false;
  };
}
