import { useId, useState } from "react";
import { nameFiles } from "../../changes/name-files";
import { suggest } from "../../content/suggest";
import { readFields } from "../../desk/format";
import { toCellText } from "../../documents/sheet";
import { getKind } from "../../schema/kinds";
import { createCellForm } from "../../sheets/cells";
import { getColumnTitle, getSheetColumns, type SheetColumn } from "../../sheets/columns";
import { formatFault, isAtColumn } from "../../sheets/fault-groups";
import { createNameLookup, type NamedEntries } from "../../sheets/names";
import { language, translate } from "../page";
import { PreviewDialog } from "../preview/PreviewDialog";
import { takePaste } from "../word/take-paste";
import { formatRowChanges } from "./create-request";
import { assignDocuments, type Batch, type BatchPlan, type BatchRow, isDocumentColumn, setCell } from "./plan";

interface Props {
  readonly row: BatchRow;
  readonly plan: BatchPlan;
  readonly batch: Batch;
  readonly setBatch: (batch: Batch) => void;
}

/** Renders a row of the sheet with its problems, its editable cells, its document and its preview. */
export function RowCard({ row, plan, batch, setBatch }: Props) {
  const { number, cells } = row.row;
  const { collection, sheet, documents } = batch;
  // A row stays open after its problems are fixed, until the clerk closes it.
  const [isOpen, setIsOpen] = useState(row.outcome === "wrong");
  const [isPreviewed, setIsPreviewed] = useState(false);
  const inSheet = [...plan.columns].map(([index, column]) => ({ column, text: toCellText(cells[index]) }));
  const isAbsent = (column: SheetColumn) =>
    !inSheet.some((one) => getColumnTitle(one.column, "en") === getColumnTitle(column, "en"));
  const isNeeded = (column: SheetColumn) => row.errors.some(({ field }) => field && isAtColumn(field, column));
  const missing = getSheetColumns(collection).filter((column) => isAbsent(column) && isNeeded(column));
  const all = [...inSheet, ...missing.map((column) => ({ column, text: "" }))];
  const own = all.filter(({ column }) => !isDocumentColumn(column));
  const texted = inSheet.filter(
    ({ column, text }) => getKind(column.field.kind).graphql === "LocalizedText" && text !== "",
  );
  const named =
    (texted.find(({ column }) => column.language === language) ?? texted[0])?.text ?? row.planned?.name ?? "";
  const changes = formatRowChanges(row, plan, language);
  const names = createNameLookup(plan.content, new Map());
  /** Returns the documents after the row gets the one with a file name, or none. */
  const withDocument = (file?: string) =>
    documents.map((one) => {
      if (one.file === file) return { ...one, row: number };
      return one.row === number ? { ...one, row: undefined, notRow: number } : one;
    });
  const chooseDocument = (file: string) => {
    const column = getSheetColumns(collection).find(isDocumentColumn);
    // A dash deletes the document that the entry has.
    const isCleared = column !== undefined && file === "";
    const cleared = isCleared ? setCell(sheet, number, column, "-", collection) : sheet;
    setBatch({ ...batch, sheet: cleared, documents: withDocument(file) });
  };
  const leaveOut = () => {
    const rows = sheet.rows.filter((each) => each.number !== number);
    setBatch({ ...batch, sheet: { ...sheet, rows }, documents: withDocument() });
  };
  return (
    <details
      className="batch-row"
      data-outcome={row.outcome}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {translate("batch.row", { number })} · {named} ·{" "}
        <strong>{translate(`batch.${row.outcome}`, { count: row.errors.length })}</strong>
        {row.name && <span className="batch-document">{row.name}</span>}
      </summary>
      {changes.length > 0 && (
        <ul aria-label={translate("batch.changed")}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {(["errors", "warnings"] as const)
        .filter((kind) => row[kind].length > 0)
        .map((kind) => (
          <div key={kind} className="batch-found" data-kind={kind}>
            <strong>{translate(`batch.${kind}`)}</strong>
            <ul className="batch-faults" aria-label={translate(`batch.${kind}`)}>
              {row[kind].map((fault) => (
                <li key={formatFault(fault).en}>{nameFiles(formatFault(fault)[language], language)}</li>
              ))}
            </ul>
          </div>
        ))}
      {own.map(({ column, text }) => (
        <CellInput
          key={`${getColumnTitle(column, "en")} ${text}`}
          column={column}
          text={text}
          names={names}
          isWrong={isNeeded(column)}
          onChange={(written) =>
            setBatch(assignDocuments({ ...batch, sheet: setCell(sheet, number, column, written, collection) }))
          }
        />
      ))}
      <label>
        {translate("batch.document")}
        <select value={row.document?.file ?? ""} onChange={({ target }) => chooseDocument(target.value)}>
          <option value="">{translate("batch.no-document")}</option>
          {documents.map(({ file }) => (
            <option key={file}>{file}</option>
          ))}
        </select>
      </label>
      <p>
        <button type="button" disabled={!row.planned} onClick={() => setIsPreviewed(true)}>
          {translate("batch.preview")}
        </button>
        <button type="button" onClick={leaveOut}>
          {translate("batch.leave-out")}
        </button>
      </p>
      {isPreviewed && (
        <PreviewDialog
          data={readFields(collection, row.planned?.text ?? "")}
          sizeOf={() => row.document?.bytes.length ?? 0}
          chosen={{}}
          collection={collection}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </details>
  );
}

interface CellProps {
  readonly column: SheetColumn;
  readonly text: string;
  readonly names: (collection: string) => NamedEntries;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

/** Renders an input for a cell: a select for a column with choices, otherwise a text box that reports edits on blur. */
function CellInput({ column, text, names, isWrong, onChange }: CellProps) {
  const { isMarkdown } = getKind(column.field.kind);
  const options = choicesOf(column, names);
  const read = createCellForm(column, names).read(text);
  const value = "value" in read && typeof read.value === "string" ? read.value : "";
  const id = useId();
  const isUnknown = options !== undefined && text !== "" && !options.some((option) => option.value === value);
  const near = isUnknown ? suggest(text, options.map(toCandidate)) : undefined;
  const props = { id, "aria-invalid": isWrong, lang: column.language ?? language };
  return (
    <>
      <label htmlFor={id}>{getColumnTitle(column, language)}</label>
      {near !== undefined && (
        <button type="button" onClick={() => onChange(near)}>
          {translate("batch.perhaps", {
            near: options?.find((option) => option.value === near)?.label[language] ?? near,
          })}
        </button>
      )}
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
          rows={isMarkdown ? 5 : 1}
          onPaste={(event) => isMarkdown && void takePaste(event)}
          defaultValue={text}
          onBlur={({ target }) => target.value !== text && onChange(target.value)}
        />
      )}
    </>
  );
}

type Choice = NonNullable<ReturnType<typeof choicesOf>>[number];

const toCandidate = ({ value, label }: Choice) => ({ value, words: [label.en, label.hi] });

function choicesOf({ field }: SheetColumn, names: CellProps["names"]) {
  if ("choices" in field) return field.choices;
  if (!("collection" in field)) return undefined;
  return names(field.collection).all.map(({ value, name }) => ({ value, label: name }));
}
