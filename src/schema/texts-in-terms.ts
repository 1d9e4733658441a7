import { isPair, isScalar, parseDocument, visit } from "yaml";
import { type LocaleCode, locales } from "../site/locales";
import { applyTerms } from "../site/terms";

const languages = new Map<unknown, LocaleCode>(locales.flatMap(({ code, terms }) => (terms ? [[code, code]] : [])));

/** Returns a YAML file of the product with the council's terms in the texts of each language. */
export function applyTermsToFile(text: string): string {
  if (languages.size === 0) return text;
  const file = parseDocument(text);
  visit(file, {
    Scalar(_key, node, path) {
      const parent = path.at(-1);
      const language = isPair(parent) && isScalar(parent.key) ? languages.get(parent.key.value) : undefined;
      if (language !== undefined && typeof node.value === "string") node.value = applyTerms(node.value, language);
    },
  });
  return file.toString({ lineWidth: 0 });
}
