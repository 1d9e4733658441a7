/**
 * The format of a telephone field: a number as people write it, with what they write behind it. That is a second number,
 * an extension, or a remark. A number has 3 to 15 digits (ITU-T E.164), grouped by spaces, dots, dashes or brackets. A
 * single repeated digit is refused as a placeholder.
 */
export const telephoneForm =
  /^(?=.{3,80}$)(?!\+?\(?(\d)(?:\D*\1)*\D*$)(\+?\(?\d(?:[ ().\u2011-\u2015-]{0,3}\d){2,14})(?!\d).*$/u;

/** Returns the first number of a telephone field as a `tel:` URL writes it: digits and `+` (RFC 3966). */
export function getDialledNumber(text: string): string {
  const [, , number = text] = telephoneForm.exec(text) ?? [];
  return number.replace(/[^+\d]/gu, "");
}
