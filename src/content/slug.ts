/** A name in small Latin letters, digits and single hyphens, as near to what was written as that can be. */
export function slug(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-+|-+$/gu, "");
  return plain === "" ? "my-entry" : plain;
}
