/** Compares two values that `<` puts in order. */
export function compare(one: string | number, other: string | number): number {
  return Number(one > other) - Number(one < other);
}
