import tables from "./verhoeff.json";

/**
 * The multiplication table of the dihedral group of ten elements, row by row, and the permutations by digit position,
 * counted from the right (Verhoeff 1969).
 */
const { products, permutations } = tables;

/** Returns whether the last digit is the Verhoeff check digit of the others, as in an Aadhaar number. */
export function hasVerhoeffDigit(digits: string): boolean {
  const rest = Array.from(digits)
    .reverse()
    .reduce((sum, digit, place) => Number(products[sum]?.[Number(permutations[place % 8]?.[Number(digit)])]), 0);
  return rest === 0;
}
