export {
  document,
  documents,
  email,
  hasUserName,
  isSecureUrl,
  link,
  picture,
  siteOrigin,
  telephone,
} from "./address";
export { colour, emblem } from "./branding";
export { choice, defineVocabulary, list, reference, type Vocabulary } from "./relation";
export { type BrokenRule, createIssue } from "./rule";
export { date, flag, integer, key, time, year } from "./scalar";
export { clerkText, htmlTag, issuedText, line, markdown, text } from "./text";
