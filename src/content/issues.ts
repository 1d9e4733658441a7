import type * as z from "zod";
import { readWholeNumber } from "../language/whole-number";
import { type ClerkMessage, nameFoundKind, toMessage } from "../messages";
import { type FieldDescription, getDescription, listChoiceNames } from "../schema/description";
import { getKind } from "../schema/kinds";
import { isLocaleCode, localeCodes } from "../site/locales";
import { getValueAt, isGroup, resolveInSchema, type SchemaPlace } from "./fields";
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
      { path, part: found === undefined || found === null ? "key" : "value", message: messageOf(issue, place, found) },
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

function messageOf(issue: z.core.$ZodIssue, place: SchemaPlace, found: unknown): ClerkMessage {
  const { description, rest } = place;
  if (!description) return toMessage("entry-form");
  if (issue.code === "custom") {
    const { help } = description;
    return getRuleMessage(issue.params, help) ?? toMessage("value-wrong", { help });
  }
  if (found === undefined || found === null) return nothingWritten(place, description, found === null);
  return wrongValue(description, rest, found);
}

function nothingWritten({ rest }: SchemaPlace, description: FieldDescription, isWritten: boolean): ClerkMessage {
  if (description.kind === "list" && rest.length > 0) return listItemMessage(description, undefined);
  if ("choices" in description) return toMessage("choice-missing", { allowed: allowedIn(description) });
  return toMessage(isWritten ? "field-empty" : "field-missing", { help: description.help });
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
    case "flag":
      return toMessage("flag-form", { found });
    case "day":
      return toMessage("date-form", { found, example: "2024-06-30" });
    case "time":
      return getTimeMessage(found);
    default:
      return toMessage("text-form", { found: nameFoundKind(value) });
  }
}

function choiceMessage(description: Extract<FieldDescription, { kind: "choice" }>, value: unknown): ClerkMessage {
  if (typeof value === "object") return toMessage("text-form", { found: nameFoundKind(value) });
  const found = typeof value === "boolean" ? nameFoundKind(value) : String(value);
  const allowed = allowedIn(description);
  const near = suggest(String(value), listChoiceNames(description.choices));
  if (near) return toMessage("choice-near", { found, near, allowed });
  const { file } = description;
  return file
    ? toMessage("choice-unlisted", { found, allowed, file })
    : toMessage("choice-unknown", { found, allowed });
}

function integerMessage(description: Extract<FieldDescription, { kind: "integer" }>, value: unknown): ClerkMessage {
  const { minimum, maximum } = description;
  const read = typeof value === "string" ? readWholeNumber(value) : value;
  if (typeof read === "number" && Number.isInteger(read)) {
    return toMessage(description.year ? "year-range" : "number-range", {
      found: String(value).trim(),
      minimum,
      maximum,
    });
  }
  const found = typeof value === "string" || typeof value === "number" ? value : nameFoundKind(value);
  return toMessage("number-form", { found, example: description.year ? maximum - 2 : minimum });
}

function listItemMessage(description: Extract<FieldDescription, { kind: "list" }>, value: unknown): ClerkMessage {
  const example = Object.keys(description.item.shape)
    .map((name) => `${name}:`)
    .join(", ");
  return toMessage("list-item", { found: nameFoundKind(value), example });
}

function allowedIn({ choices }: Extract<FieldDescription, { kind: "choice" }>): string {
  return choices.map(({ value }) => value).join(", ");
}
