import { type DescribedChange, formatChange } from "../../changes/describe-change";
import { type ChangedField, compareTexts } from "../../changes/field-changes";
import { language, translate } from "../page";

interface Props {
  readonly changes: readonly DescribedChange[];
}

/** Renders changes: entries with old and new values of every field that differs, documents, and other files. */
export function Changes({ changes }: Props) {
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={`${change.what} ${formatChange(change, language)}`} data-kind={change.kind}>
          <strong>{formatChange(change, language)}</strong>
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
