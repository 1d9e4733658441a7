export {
  document,
  documentName,
  documents,
  documentTypes,
  email,
  isSecureUrl,
  link,
  namesUser,
  siteOrigin,
  telephone,
  telephoneForm,
} from "./address";
export { choice, type Vocabulary, vocabulary } from "./choice";
export { colour, emblem } from "./face";
export { list, reference } from "./relation";
export { type BrokenRule, broken, type RuleName } from "./rule";
export { date, dateForm, firstYear, flag, integer, key, keyForm, lastYear, time, year } from "./scalar";
export { issuedText, line, markdown, text } from "./text";
