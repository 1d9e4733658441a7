/** Converts a text to lower-case Latin letters, digits and single hyphens, as close to the original as possible. */
export function slug(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-+|-+$/gu, "");
  return plain === "" ? "my-entry" : plain;
}
