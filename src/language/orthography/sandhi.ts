import { createFindings, type SpellingCheck, type SpellingFinding } from "./rule";

/**
 * Checks that a Sanskrit visarga before च becomes श् and that च is joined: विनियमाश्च (विसर्जनीयस्य सः 8.3.34, स्तोः
 * श्चुना श्चुः 8.4.40).
 */
export const visargaBeforeCha: SpellingCheck = (prose) =>
  createFindings("visarga-cha", prose, /(?<before>^|[^\p{L}\p{M}])[\p{L}\p{M}]+ः च(?![\p{L}\p{M}])/gu, ([found]) =>
    found.replace(/ः च$/u, "श्च"),
  );

/**
 * Checks that Sanskrit words end in त् rather than द्: परिषत् अवधत्ते, तत् इदम्. Separately written words end as at a
 * pause, where grammar allows both (वावसाने 8.4.56).
 */
export const finalDentals: SpellingCheck = (prose) =>
  createFindings(
    "final-t",
    prose,
    /(?<before>^|[^\p{L}\p{M}])[\p{L}\p{M}]+द्(?![\p{L}\p{M}-])/gu,
    ([found]) => `${found.slice(0, -2)}त्`,
  );

/** Imperatives of official prose. The ending alone would also match सहायताम् or अपश्यताम्. */
const imperative =
  /^(?:(?:क्रिय|दर्श्य|उपयुज्य|प्रेष्य|दीय|गृह्य|पठ्य|लिख्य|त्यज्य|स्वीक्रिय|नीय|स्थाप्य|प्रकाश्य|परिवर्त्य|निवार्य|मुद्र्य)(?:ता|न्ता)(?:म्|ं)|भवतु|भवन्तु|करोतु|कुर्वन्तु|गच्छतु|गच्छन्तु|पठतु|पठन्तु|लिखतु|लिखन्तु|ददातु|प्रेषयतु|प्रेषयन्तु|स्वीकरोतु|स्वीकुर्वन्तु)$/u;

/**
 * Checks that a Sanskrit prohibition is मा with an imperative or न with a gerundive. Examples are मा दर्श्यताम्, न
 * दर्शनीयम् (माङि लुङ् 3.3.175; with लोट् in usage). न with an imperative copies the Hindi न … जाए.
 */
export const prohibitions: SpellingCheck = (prose) =>
  Array.from(prose.matchAll(/(?<before>^|[^\p{L}\p{M}])न ([\p{L}\p{M}]+)/gu)).flatMap((match): SpellingFinding[] => {
    const [whole, before = "", verb = ""] = match;
    if (!imperative.test(verb)) return [];
    const found = whole.slice(before.length);
    return [{ rule: "prohibition", offset: match.index + before.length, found, near: `मा ${verb}` }];
  });
