import { toDigits } from "../../src/language/digits";
import { level, management } from "../../src/schema/vocabularies";
import { founders, kinds, places } from "./names";
import { pickFrom } from "./random";

/** The fields of a specimen school. */
export function schoolOf(row: number, districts: readonly string[], random: () => number) {
  const pick = pickFrom(random);
  const [founder, kind, place] = [pick(founders), pick(kinds), pick(places)];
  const code = String(row).padStart(5, "0");
  return {
    key: `sp-${code}`,
    specimen: true,
    code: `SP-${code}`,
    name: {
      en: `${founder.en} ${kind.en}, ${place.en} ${row}`,
      hi: `${founder.hi} ${kind.hi}, ${place.hi} ${toDigits(String(row), "hi")}`,
      sa: `${founder.sa}${kind.sa}, ${place.sa} ${toDigits(String(row), "sa")}`,
    },
    district: pick(districts),
    level: pick(Object.keys(level.values)),
    management: pick(Object.keys(management.values)),
  };
}
