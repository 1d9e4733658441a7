import { getTexts } from "../../../messages";
import type { Field } from "../../../schema/description";
import { getKind } from "../../../schema/kinds";
import { documentLimit } from "../../../site/documents";
import { language } from "../../page";

/** Returns the help of a field for those who see its input, in the clerk's language; empty if the input shows it all. */
export function findHint(field: Field): string {
  const { formHelp, needlessHelp, shape, allowed } = getKind(field.kind);
  const help = (formHelp ? getTexts(formHelp, { limit: documentLimit / 1024 / 1024 }) : field.help)[language];
  if (shape === "integer") return `${help} ${allowed(field, { collections: [] })[language].replaceAll("`", "")}`;
  return needlessHelp ? help.replace(needlessHelp, "") : help;
}
