import type * as z from "zod";
import { readWholeNumber } from "../language/whole-number";
import {
  type ClerkMessage,
  type ClerkMessageKey,
  type ClerkTexts,
  getTexts,
  nameFoundKind,
  toMessage,
} from "../messages";
import { type FieldDescription, getDescription, listChoiceNames } from "../schema/description";
import { exampleYear } from "../schema/formats";
import { getKind } from "../schema/kinds";
import { isLocaleCode, localeCodes } from "../site/locales";
import { isGroup } from "../site/merge";
import { getValueAt, resolveInSchema, type SchemaPlace } from "./fields";
import { mostReported } from "./limits";
import type { Finding, Path } from "./position";
import { getRuleMessage, getTimeMessage } from "./rule-messages";
import { type Candidate, suggest } from "./suggest";

/** Converts schema issues of an entry to findings for clerks. */
export function toFindings(issues: readonly z.core.$ZodIssue[], schema: z.ZodObject, value: unknown): Finding[] {
  const meant = new Set<string>();
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownFields(issue, schema, value, meant) : [],
  );
  const others = issues.flatMap((issue): Finding[] => {
    if (issue.code === "unrecognized_keys") return [];
    const path = getPath(issue);
    const found = getValueAt(value, path);
    // Do not also report a misspelt field as missing.
    if (found === undefined && meant.has(path.join("."))) return [];
    const place = resolveInSchema(schema, path);
    return [
      { path, part: found === undefined || found === null ? "key" : "value", ...describeIssue(issue, place, found) },
    ];
  });
  return [...unknown, ...others];
}

function getPath(issue: z.core.$ZodIssue): Path {
  return issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
}

function unknownFields(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.ZodObject,
  value: unknown,
  meant: Set<string>,
): Finding[] {
  const path = getPath(issue);
  const { group } = resolveInSchema(schema, path);
  const written = getValueAt(value, path);
  return issue.keys.slice(0, mostReported).map((name): Finding => {
    const at = { path: [...path, name], part: "key" } as const;
    if (!group) {
      // In curly brackets, YAML ends an unquoted text at a comma and reads the rest as a name without a value.
      const isCutOff = isGroup(written) && written[name] === null;
      return {
        ...at,
        message: isCutOff
          ? toMessage("text-comma", { found: name })
          : toMessage("text-language-unknown", { allowed: localeCodes.join(", ") }),
      };
    }
    if (isLocaleCode(name)) {
      const example = Object.keys(group.shape).find((field) => isTitle(group, field)) ?? "title";
      return { ...at, message: toMessage("field-language", { name, example }) };
    }
    const free = Object.keys(group.shape).filter((field) => !isGroup(written) || written[field] === undefined);
    const near = suggest(name, candidates(group, free)) ?? suggest(name, candidates(group, Object.keys(group.shape)));
    if (!near) return { ...at, message: toMessage("field-unknown", { fields: Object.keys(group.shape).join(", ") }) };
    meant.add([...path, near].join("."));
    return { ...at, message: toMessage("field-near", { near }) };
  });
}

function candidates(group: z.ZodObject, names: readonly string[]): Candidate[] {
  return names.flatMap((name) => {
    const field = group.shape[name];
    return field ? [{ value: name, words: Object.values(getDescription(field).label) }] : [];
  });
}

function isTitle(group: z.ZodObject, name: string): boolean {
  const field = group.shape[name];
  return field !== undefined && getKind(getDescription(field).kind).graphql === "LocalizedText";
}

/** A message with what only those who write the file need. */
type Told = Pick<Finding, "message" | "detail">;

function describeIssue(issue: z.core.$ZodIssue, place: SchemaPlace, found: unknown): Told {
  const { description, rest } = place;
  if (!description) return { message: toMessage("entry-form") };
  const detail = getDetail(description);
  if (issue.code === "custom") {
    const message = getRuleMessage(issue.params) ?? toMessage("value-wrong");
    return { message, ...(detailedMessages.has(message.key) && { detail }) };
  }
  const message =
    found === undefined || found === null
      ? getMissingMessage(place, description, found === null)
      : wrongValue(description, rest, found);
  return { message, ...(detailedMessages.has(message.key) && { detail }) };
}

/** The messages that do not say how the value is written in the file. */
const detailedMessages: ReadonlySet<ClerkMessageKey> = new Set([
  ...(["field-missing", "field-empty", "value-wrong", "date-form"] as const),
  ...(["choice-missing", "choice-near", "choice-unlisted", "choice-unknown"] as const),
]);

function getDetail(description: FieldDescription): ClerkTexts {
  if (!("choices" in description)) return description.help;
  const { choices, file } = description;
  const keys = choices.map(({ value }) => value).join(", ");
  return getTexts("found.keys", { keys: file ? `${keys} (${file})` : keys });
}

function getMissingMessage({ rest }: SchemaPlace, description: FieldDescription, isWritten: boolean): ClerkMessage {
  if (description.kind === "list" && rest.length > 0) return listItemMessage(description, undefined);
  if ("choices" in description || "collection" in description) return toMessage("choice-missing");
  return toMessage(isWritten ? "field-empty" : "field-missing");
}

function wrongValue(description: FieldDescription, rest: Path, value: unknown): ClerkMessage {
  const found = typeof value === "object" || typeof value === "boolean" ? nameFoundKind(value) : String(value);
  if (description.kind === "list") {
    if (rest.length > 0) return listItemMessage(description, value);
    return Array.isArray(value) ? toMessage("list-empty") : toMessage("list-form", { found: nameFoundKind(value) });
  }
  if ("minimum" in description) return integerMessage(description, value);
  if ("choices" in description) return choiceMessage(description, value);
  switch (getKind(description.kind).shape) {
    case "texts":
      return rest.length === 0
        ? toMessage("text-languages", {
            found: nameFoundKind(value),
            codes: localeCodes.map((code) => `${code}:`).join(", "),
          })
        : toMessage("text-form", { found: nameFoundKind(value) });
    case "files":
      return toMessage(rest.length === 0 ? "document-languages" : "text-form", { found: nameFoundKind(value) });
    case "integer":
      return numberMessage(value, exampleYear);
    case "flag":
      return toMessage("flag-form", { found });
    case "day":
      return toMessage("date-form", { found });
    case "time":
      return getTimeMessage(found);
    default:
      return toMessage("text-form", { found: nameFoundKind(value) });
  }
}

function choiceMessage(description: Extract<FieldDescription, { kind: "choice" }>, value: unknown): ClerkMessage {
  if (typeof value === "object") return toMessage("text-form", { found: nameFoundKind(value) });
  const found = typeof value === "boolean" ? nameFoundKind(value) : String(value);
  const allowed = listLabels(description);
  const near = suggest(String(value), listChoiceNames(description.choices));
  const choice = description.choices.find((each) => each.value === near);
  if (choice) return toMessage("choice-near", { found, near: choice.label, allowed });
  return toMessage(description.file ? "choice-unlisted" : "choice-unknown", { found, allowed });
}

function integerMessage(description: Extract<FieldDescription, { kind: "integer" }>, value: unknown): ClerkMessage {
  const { minimum, maximum } = description;
  const read = typeof value === "string" ? readWholeNumber(value) : value;
  if (typeof read === "number" && Number.isInteger(read)) {
    return toMessage("number-range", { found: String(value).trim(), minimum, maximum });
  }
  return numberMessage(value, minimum);
}

function numberMessage(value: unknown, example: number): ClerkMessage {
  const found = typeof value === "string" || typeof value === "number" ? value : nameFoundKind(value);
  return toMessage("number-form", { found, example });
}

function listItemMessage(description: Extract<FieldDescription, { kind: "list" }>, value: unknown): ClerkMessage {
  const example = Object.keys(description.item.shape)
    .map((name) => `${name}:`)
    .join(", ");
  return toMessage("list-item", { found: nameFoundKind(value), example });
}

function listLabels({ choices }: Extract<FieldDescription, { kind: "choice" }>): ClerkTexts {
  const join = (language: keyof ClerkTexts) => choices.map(({ label }) => label[language]).join(", ");
  return { en: join("en"), hi: join("hi") };
}
