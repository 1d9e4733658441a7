/** Spellings under one rule of the fold: pairs that are one word, and pairs that must stay two. */
export interface FoldRule {
  readonly rule: string;
  readonly same: readonly (readonly [string, string])[];
  readonly different: readonly (readonly [string, string])[];
}
