/** Multiplication table of the dihedral group of ten elements, row by row (Verhoeff 1969). */
const products = [
  "0123456789",
  "1234067895",
  "2340178956",
  "3401289567",
  "4012395678",
  "5987604321",
  "6598710432",
  "7659821043",
  "8765932104",
  "9876543210",
];

/** Permutations by digit position, counted from the right. */
const permutations = [
  "0123456789",
  "1576283094",
  "5803796142",
  "8916043527",
  "9453126870",
  "4286573901",
  "2793806415",
  "7046913258",
];

/** Returns whether the last digit is the Verhoeff check digit of the others, as in an Aadhaar number. */
export function hasVerhoeffDigit(digits: string): boolean {
  const rest = Array.from(digits)
    .reverse()
    .reduce((sum, digit, place) => Number(products[sum]?.[Number(permutations[place % 8]?.[Number(digit)])]), 0);
  return rest === 0;
}
