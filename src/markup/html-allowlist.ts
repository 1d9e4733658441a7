/** The elements allowed in rich text. */
export const allowedTags: readonly string[] =
  "p ul ol li a strong em h2 h3 hr br blockquote div table thead tbody tr th td span".split(" ");

/** The attribute of a cell in a column of numbers. */
export const numberAttribute = "data-number";

/** The attributes allowed in rich text, by element. */
export const allowedAttributes = {
  a: ["href", "rel"],
  ol: ["start"],
  h2: ["id"],
  h3: ["id"],
  th: ["scope", numberAttribute],
  td: [numberAttribute],
} as const;

/** The URL schemes allowed for links in rich text. Links to pages and files of this site have none. */
export const allowedSchemes = ["https", "mailto", "tel"] as const;
