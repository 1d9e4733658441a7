/**
 * Lists the addresses that people write in one box, without their names (RFC 5322, 3.4): `Office <office@gov.in>`. A
 * text that is no list of addresses is returned whole.
 */
export function listAddresses(text: string): string[] {
  const named = Array.from(text.matchAll(/<([^<>\s]+)>/gu), ([, address = ""]) => address);
  const parts = named.length > 0 ? named : text.split(/[\s,;/]+/u).filter(Boolean);
  return parts.every((part) => part.includes("@")) ? parts : [text];
}
