import { isDictionary, type PdfDictionary, type PdfObject, PdfReference, type PdfValue } from "./pdf-objects";

/** The types of actions that run scripts, start programs or send data (ISO 32000-1, 12.6.4). */
const activeTypes = ["/JavaScript", "/Launch", "/SubmitForm", "/ImportData"];

/** The types of actions that leave the file. They are harmless in a link, and refused when the file opens. */
const leavingTypes = ["/URI", "/GoToR", "/GoToE"];

/**
 * Finds what a PDF does by itself or carries inside. Decides by dictionaries, so words of a page and the addresses of
 * links are never mistaken for it.
 *
 * @returns the name of the action or file; undefined for a PDF without any
 */
export function findActivePart(objects: readonly PdfObject[]): string | undefined {
  const byNumber = new Map<number, PdfValue[]>();
  for (const { number, value } of objects) byNumber.set(number, [...(byNumber.get(number) ?? []), value]);
  const resolve = (value: PdfValue) => (value instanceof PdfReference ? (byNumber.get(value.number) ?? []) : [value]);
  for (const { value } of objects) {
    for (const dictionary of listDictionaries(value)) {
      const found = nameActivePart(dictionary) ?? findLeavingAction(dictionary, resolve);
      if (found) return found;
    }
  }
  return undefined;
}

/** Returns the dictionaries in a value, with the value itself. */
export function listDictionaries(value: PdfValue): PdfDictionary[] {
  if (Array.isArray(value)) return value.flatMap(listDictionaries);
  return isDictionary(value) ? [value, ...[...value.values()].flatMap(listDictionaries)] : [];
}

function nameActivePart(dictionary: PdfDictionary): string | undefined {
  const [type, action] = [dictionary.get("Type"), dictionary.get("S")];
  if (typeof action === "string") {
    // Other actions, such as renditions, have their script in the same field.
    if (dictionary.has("JS")) return "JavaScript";
    if (activeTypes.includes(action)) return action.slice(1);
  }
  if (type === "/EmbeddedFile") return "EmbeddedFile";
  const file = dictionary.get("EF");
  if (isDictionary(file) || (file instanceof PdfReference && (type === "/Filespec" || type === "/F")))
    return "EmbeddedFile";
  if (dictionary.get("Subtype") === "/RichMedia") return "RichMedia";
  return dictionary.has("XFA") && dictionary.has("Fields") ? "XFA" : undefined;
}

/** Finds an action that leaves the file when it or a page opens. */
function findLeavingAction(dictionary: PdfDictionary, resolve: (value: PdfValue) => readonly PdfValue[]) {
  const events = resolve(dictionary.get("AA")).flatMap((events) => (isDictionary(events) ? [...events.values()] : []));
  const seen = new Set<PdfValue>();
  const check = (action: PdfValue): string | undefined => {
    if (!isDictionary(action) || seen.has(action)) return undefined;
    seen.add(action);
    const type = action.get("S");
    if (typeof type === "string" && leavingTypes.includes(type)) return `OpenAction ${type.slice(1)}`;
    const next = resolve(action.get("Next")).flatMap((one) => (Array.isArray(one) ? one.flatMap(resolve) : [one]));
    return next.map(check).find((found) => found !== undefined);
  };
  return [dictionary.get("OpenAction"), ...events]
    .flatMap(resolve)
    .map(check)
    .find((found) => found !== undefined);
}
