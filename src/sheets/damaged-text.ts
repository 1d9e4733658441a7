import { findMonth } from "../language/written-dates";

/**
 * The characters of the bytes from 0x80 to 0x9F in Windows-1252. They are written out because the `TextDecoder` of some
 * versions of Node, such as 20.20, decodes them as Latin-1.
 */
const windowsCharacters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Returns the byte of a character in Windows-1252 or Latin-1. */
function byteOf(character: string): number | undefined {
  const index = windowsCharacters.indexOf(character);
  if (index !== -1) return 0x80 + index;
  const code = character.codePointAt(0);
  return code !== undefined && code < 256 ? code : undefined;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** UTF-8 Devanagari misread as Windows-1252, Mac OS Roman or MS-DOS, even with some bytes lost. */
const brokenDevanagari = /à[¤¥]|‡[§•]|[αÓ][ñÑ]/u;

/** The non-ASCII characters used in English texts and in texts of Indian scripts, Devanagari to Sinhala. */
const usual = /^[\u0080-\u017F\u0900-\u0DFF\u1CD0-\u1CFF\u1E00-\u1EFF\u2000-\u20FF\uA8E0-\uA8FF\uFEFF]+$/u;

/**
 * Checks whether programs or files damaged a text: its letters became question marks, as in Excel's plain CSV, or UTF-8
 * was read in another encoding.
 *
 * @param script the ISO 15924 code of the text's script
 */
export function isDamaged(text: string, script: string): boolean {
  if (/\?{3}/u.test(text) || brokenDevanagari.test(text)) return true;
  const isLost = text.includes("??") || (/[?¿□_]/u.test(text) && !/[\p{L}\p{N}]/u.test(text));
  if (script !== "Latn" && isLost && !new RegExp(`\\p{Script=${script}}`, "u").test(text)) return true;
  return (text.match(/\P{ASCII}{2,}/gu) ?? []).some(isMisreadUtf8);
}

function isMisreadUtf8(run: string): boolean {
  const bytes = Array.from(run, byteOf);
  if (!bytes.every((byte) => byte !== undefined)) return false;
  try {
    return usual.test(utf8.decode(Uint8Array.from(bytes)));
  } catch {
    // Not UTF-8, so the text is as written.
    return false;
  }
}

/** A number in scientific notation with a signed exponent of two digits, as spreadsheets write long numbers. */
const scientific = /^-?\d(?:E\+|[.,]\d+E[+-])\d{2,}$/u;

/** A month with a year or a day, as spreadsheets show `12/2024` and `12/2`: Dec-24, 12-Feb, दिसं-24. */
const monthAndNumber = /^(?:(\d{1,2})-)?([A-Z][a-z]{2}|[\p{Script=Devanagari}]{2,})(?:-(\d{2}))?$/u;

/** Checks whether a spreadsheet replaced a number or code by another text, so that the typed one is lost. */
export function isRewritten(text: string): boolean {
  if (scientific.test(text)) return true;
  const [, day, month = "", year] = monthAndNumber.exec(text) ?? [];
  return (day === undefined) !== (year === undefined) && findMonth(month) > 0;
}

/** Matches the errors that formulas show in place of a value. */
export const formulaError = /^#(?:NAME\?|REF!|VALUE!|N\/A|DIV\/0!|NUM!|NULL!|SPILL!)$/u;
