/**
 * Gives numbers from 0 to 1 that look random and are the same in every run (a linear congruential generator, with the
 * constants of Numerical Recipes).
 */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
