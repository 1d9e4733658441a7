import { language, translate } from "../page";
import type { DescribedChange } from "./describe-change";
import { type ChangedField, compareTexts } from "./field-changes";

/** Returns a change as one line: what happens to which entry or document. */
export function formatChange(change: DescribedChange): string {
  if (change.what === "entry")
    return translate(`changes.${change.kind}`, { list: change.collection.label[language], name: change.name });
  if (change.what === "withdrawn") return translate("changes.withdrawn", { name: change.name });
  return translate(`changes.${change.what}-${change.kind}`, { name: change.name });
}

interface Props {
  readonly changes: readonly DescribedChange[];
}

/** Renders changes: entries with old and new values of every field that differs, documents, and other files. */
export function Changes({ changes }: Props) {
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={`${change.what} ${formatChange(change)}`} data-kind={change.kind}>
          <strong>{formatChange(change)}</strong>
          {change.what === "entry" && change.fields.length > 0 && (
            <dl>
              {change.fields.map((field) => (
                <FieldSides key={field.label} field={field} />
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Renders a field with its old and its new value side by side; a field of a new entry with its value. */
function FieldSides({ field: { label, before, after } }: { readonly field: ChangedField }) {
  const { start, end, ...differing } = compareTexts(before, after);
  return (
    <div>
      <dt>{label}</dt>
      {before !== "" && (
        <dd className="change-side">
          <span>{translate("changes.before")}</span> {start}
          <del>{differing.before}</del>
          {end}
        </dd>
      )}
      <dd className="change-side">
        {before !== "" && <span>{translate("changes.after")}</span>}{" "}
        {after === "" ? translate("editor.empty-value") : start}
        <ins>{differing.after}</ins>
        {after === "" ? "" : end}
      </dd>
    </div>
  );
}
