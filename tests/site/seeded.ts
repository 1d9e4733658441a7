/**
 * Returns a generator of pseudorandom numbers from 0 to 1, the same in every run. It is a linear congruential generator
 * with the constants of Numerical Recipes.
 */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
