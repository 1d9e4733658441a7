export { document, documents, email, isSecureUrl, link, namesUser, siteOrigin, telephone } from "./address";
export { byTextCode } from "./by-text-code";
export { colour, emblem } from "./face";
export { choice, list, reference, type Vocabulary, vocabulary } from "./relation";
export { type BrokenRule, broken, type RuleName } from "./rule";
export { date, flag, integer, key, lastYear, time, year } from "./scalar";
export { issuedText, line, markdown, text } from "./text";
