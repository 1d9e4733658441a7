/**
 * Numbers as signs of Unicode, one each, so that a row of small numbers is a short text: UTF-8 gives the smallest 91 of
 * them one byte and the next 1,900 two. Left out are line breaks, which part the rows, what JSON would have to escape,
 * control characters and the surrogates.
 */
const firstSign = 0x23;

/** Ranges left out: where each begins, and how many code points it holds. */
const gaps: readonly (readonly [start: number, size: number])[] = [
  [0x5c, 1],
  [0x7f, 0x22],
  [0xd800, 0x800],
];

/** The sign of a number from 0 on. Throws a RangeError past the million that Unicode has signs for. */
export function signOf(number: number): string {
  let code = number + firstSign;
  for (const [start, size] of gaps) if (code >= start) code += size;
  return String.fromCodePoint(code);
}

/** The numbers of a row of signs, in order. */
export function numbersOf(signs: string): number[] {
  const numbers: number[] = [];
  for (const sign of signs) numbers.push(numberOf(sign.codePointAt(0) ?? firstSign));
  return numbers;
}

function numberOf(code: number): number {
  let number = code - firstSign;
  for (const [start, size] of gaps) if (code >= start + size) number -= size;
  return number;
}
