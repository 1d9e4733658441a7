/** The CPU slowdown factor of a phone of 2018 against this machine. */
export const slowdown = 4;

/** Slow 4G, as Lighthouse has it. */
export const slow4G = {
  /** Milliseconds before each answer. */
  delay: 150,
  /** For all answers together. */
  bytesPerSecond: 1_600_000 / 8,
} as const;
