/** The elements that rich text may have. */
export const allowedTags = [
  "p",
  "ul",
  "ol",
  "li",
  "a",
  "strong",
  "em",
  "h2",
  "h3",
  "br",
  "blockquote",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "span",
] as const;

/** The attributes that they may have, by element. */
export const allowedAttributes = { a: ["href", "rel"], ol: ["start"], h2: ["id"], h3: ["id"] } as const;

/** The URL schemes allowed for links in rich text, besides pages and files of this site. */
export const allowedSchemes = ["https", "mailto", "tel"] as const;
