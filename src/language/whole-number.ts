import { toDigits } from "./digits";

/** Matches an amount: groups of digits, a currency before or behind it, no paise. */
const amount =
  /^(?:(?:₹|rs\.?|inr|रु\.?|रुपये|रुपए)\s?)?(-?\d+|\d{1,3}(?:,\d{2,3})+)(?:\.0+)?(?:\s?(?:\/[-=]|₹|rs\.?|rupees|रु\.?|रुपये|रुपए))?$/iu;

/** Matches words for no charge. */
const free = /^(?:निःशुल्क|नि:शुल्क|निशुल्क|free|nil)$/iu;

/**
 * Reads a whole number or an amount as people write it: २०२४, 2024.0, 1,25,000, ₹ 500/-, निःशुल्क. Returns undefined for
 * any other text.
 */
export function readWholeNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (free.test(trimmed)) return 0;
  const number = Number(amount.exec(toDigits(trimmed, "en"))?.[1]?.replaceAll(",", ""));
  return Number.isInteger(number) ? number : undefined;
}
