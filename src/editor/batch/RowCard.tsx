import { useId, useState } from "react";
import { type ClerkLanguage, type ClerkTexts, type MessageKey, texts } from "../../content/messages";
import type { Collection } from "../../schema/collection";
import { getKind } from "../../schema/kinds";
import { createCellForm } from "../../sheets/cells";
import { type Column, getColumnTitle, getSheetColumns } from "../../sheets/columns";
import { formatFault, isAtColumn } from "../../sheets/fault-groups";
import { createNameLookup, type NamedEntries } from "../../sheets/names";
import { toCellText } from "../../sheets/sheet";
import { type BatchPlan, type BatchRow, type ChosenDocument, isDocumentColumn } from "./plan";

interface Props {
  readonly row: BatchRow;
  readonly plan: BatchPlan;
  readonly collection: Collection;
  readonly language: ClerkLanguage;
  readonly documents: readonly ChosenDocument[];
  readonly assign: (file: string, row: number | undefined) => void;
  readonly remove: (row: number) => void;
  readonly onCell: (title: string, text: string) => void;
  readonly onPreview: () => void;
}

/** Renders a row of the sheet with its problems, its editable cells and its document. */
export function RowCard({ row, plan, collection, language, documents, assign, remove, onCell, onPreview }: Props) {
  const say = (key: MessageKey, values = {}) => texts(key, values)[language];
  const { number, cells } = row.row;
  // A row stays open after its problems are fixed, until the clerk closes it.
  const [isOpen, setIsOpen] = useState(row.outcome === "wrong");
  const inSheet = [...plan.columns].map(([index, column]) => ({ column, text: toCellText(cells[index]) }));
  const isAbsent = (column: Column) =>
    !inSheet.some((one) => getColumnTitle(one.column, "en") === getColumnTitle(column, "en"));
  const isNeeded = (column: Column) => row.errors.some(({ field }) => field && isAtColumn(field, column));
  const missing = getSheetColumns(collection).filter((column) => isAbsent(column) && isNeeded(column));
  const all = [...inSheet, ...missing.map((column) => ({ column, text: "" }))];
  const own = all.filter(({ column }) => !isDocumentColumn(column));
  const texted = inSheet.filter(
    ({ column, text }) => getKind(column.field.kind).graphql === "LocalizedText" && text !== "",
  );
  const named = (texted.find(({ column }) => column.language === language) ?? texted[0])?.text ?? "";
  const outcome = texts(outcomes[row.outcome], { count: row.errors.length })[language];
  const names = createNameLookup(plan.content, new Map());
  return (
    <details
      className="batch-row"
      data-outcome={row.outcome}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {say("batch.row", { number })} · {named} · <strong>{outcome}</strong>
        {row.name && <span className="batch-document">{row.name}</span>}
      </summary>
      <Faults
        kind="error"
        label={say("batch.errors")}
        faults={row.errors.map((fault) => formatFault(fault)[language])}
      />
      <Faults
        kind="warning"
        label={say("batch.warnings")}
        faults={row.warnings.map((fault) => formatFault(fault)[language])}
      />
      {own.map(({ column, text }) => (
        <CellInput
          key={`${getColumnTitle(column, "en")} ${text}`}
          {...{ column, text, language, names }}
          isWrong={isNeeded(column)}
          onChange={(written) => onCell(getColumnTitle(column, language), written)}
        />
      ))}
      <label>
        {say("batch.document")}
        <select
          value={row.document?.file ?? ""}
          onChange={({ target }) =>
            target.value === "" ? row.document && assign(row.document.file, undefined) : assign(target.value, number)
          }
        >
          <option value="">{say("batch.no-document")}</option>
          {documents.map(({ file }) => (
            <option key={file}>{file}</option>
          ))}
        </select>
      </label>
      <p>
        <button type="button" disabled={!row.draft} onClick={onPreview}>
          {say("batch.preview")}
        </button>
        <button type="button" onClick={() => remove(number)}>
          {say("batch.leave-out")}
        </button>
      </p>
    </details>
  );
}

const outcomes = {
  new: "batch.new",
  changed: "batch.changed",
  same: "batch.same",
  wrong: "batch.wrong",
} as const;

interface FaultsProps {
  readonly kind: "error" | "warning";
  readonly label: string;
  readonly faults: readonly string[];
}

function Faults({ kind, label, faults }: FaultsProps) {
  if (faults.length === 0) return null;
  return (
    <div className="batch-found" data-kind={kind}>
      <strong>{label}</strong>
      <ul className="batch-faults" aria-label={label}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  );
}

interface CellProps {
  readonly column: Column;
  readonly text: string;
  readonly language: ClerkLanguage;
  readonly names: (collection: string) => NamedEntries;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

/** Renders an input for a cell: a select for a column with choices, otherwise a text box that reports edits on blur. */
function CellInput({ column, text, language, names, isWrong, onChange }: CellProps) {
  const options = choicesOf(column, names);
  const read = createCellForm(column, names).read(text);
  const value = "value" in read && typeof read.value === "string" ? read.value : "";
  const id = useId();
  const props = { id, "aria-invalid": isWrong, lang: column.language ?? language };
  return (
    <>
      <label htmlFor={id}>{getColumnTitle(column, language)}</label>
      {options ? (
        <select {...props} value={value} onChange={({ target }) => onChange(target.value)}>
          {!options.some((option) => option.value === value) && <option value={value}>{text || "–"}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label[language]}
            </option>
          ))}
        </select>
      ) : (
        <textarea
          {...props}
          rows={getKind(column.field.kind).isMarkdown ? 5 : 1}
          defaultValue={text}
          onBlur={({ target }) => target.value !== text && onChange(target.value)}
        />
      )}
    </>
  );
}

function choicesOf(
  { field }: Column,
  names: CellProps["names"],
): readonly { readonly value: string; readonly label: ClerkTexts }[] | undefined {
  if ("choices" in field) return field.choices;
  if (!("collection" in field)) return undefined;
  return names(field.collection).all.map(({ value, name }) => ({ value, label: name }));
}
