/* All weights of the ranking. `npx jest src/pipeline/search/queries` shows how a change affects the results. */

/**
 * The weights of a match by field. The name of a record weighs more than its description. `parts` are the words inside
 * compounds of title, details and summary, `textParts` those of the text.
 */
export const fieldWeights = {
  title: 1,
  synonyms: 1,
  details: 0.95,
  reference: 0.9,
  year: 0.9,
  parts: 0.68,
  summary: 0.5,
  text: 0.3,
  textParts: 0.2,
} as const;

/**
 * The weights of synonyms. Synonyms of a record weigh a little less than its title, and synonyms of its kind even less.
 */
export const synonymWeights = { record: 0.95, kind: 0.8 };

/** The weight of a year in a reference. It is the year of issue, not the subject of the record. */
export const yearInReference = 0.54;

/** The weight of a word that was typed as one and found as two. */
export const splitWeight = 0.85;

/**
 * The minimum score of each part of a word that the search splits. It is above the score of a match in body text, so
 * each part must be in a title or a fact.
 */
export const minimumPartScore = 0.35;

/** The minimum score of a synonym. It excludes synonyms that match only by their beginning. */
export const wholeWordScore = { spelling: 0.79, fuzzy: 0.36, part: 0.79 };

/** The minimum score of a term that begins with the word as typed. */
export const literalScore = 0.8;

/** The score of a term that equals the word as typed. */
export const exactScore = 0.97;

/** The score of a term that equals the stem of the word. */
export const stemScore = 0.85;

/** The lowest score of a partial match, and how much it rises with the share of the term that the query covers. */
export const partialScores = {
  /** The term begins with the word as typed. */
  beginning: { least: 0.8, rise: 0.12 },
  /** The term is in another script, spelling or inflection. */
  variant: { least: 0.5, rise: 0.35 },
  /** The term has a typing error. */
  mistyped: { least: 0.2, rise: 0.2 },
};

/** The factor for words that only begin with a short word that also exists as a whole: "fee" does not mean feedback. */
export const shortBeginning = 0.6;

/** Boosts, added to the score of a record that matches the query as a whole. */
export const boosts = {
  /** A word of the query names the record's kind: "result", "शासनादेश". */
  named: 0.15,
  /** All words of the title are in the query, so the shorter of two titles is the better match. */
  wholeTitle: 0.1,
  /** One of its details is completely in the query: the district in "schools in Almora". */
  wholeDetail: 0.1,
  /** All parts of its key are in the query: the school "sp usn 08". */
  wholeKey: 0.1,
  /** Ranks a page before its entries. */
  page: 0.04,
  /** Every word of the query names the page: "school list", "tenders". */
  pageNamed: 0.1,
  /** An optional word of the query is in the record. */
  optional: 0.04,
  /** Per year after 2000, so that the newer of two equal matches is first. */
  year: 0.0015,
  /** For a future event: the full boost today, none in a year. */
  upcoming: 0.03,
  /** For a past event. */
  past: -0.12,
  /** For an archived entry. */
  archived: -0.03,
};

/** The minimum score of a word that is more than mentioned in a text. */
export const mentionThreshold = 0.55;

/** The share of the best score that a record needs if it lacks query words. */
export const leastOfBest = 0.6;
