import { nameFiles } from "../../changes/name-files";
import { getColumnTitle, getSheetColumns } from "../../sheets/columns";
import { language, translate } from "../page";
import { renameColumn } from "./column-titles";
import { type Batch, type BatchPlan, clearColumn } from "./plan";

interface Props {
  readonly batch: Batch;
  readonly plan: BatchPlan;
  readonly setBatch: (batch: Batch) => void;
}

/** Renders the faults of a sheet. An unknown column gets a meaning once, or is left out. */
export function ColumnFaults({ batch, plan, setBatch }: Props) {
  const { collection, sheet } = batch;
  const used = new Set([...plan.columns.values()].map((column) => getColumnTitle(column, language)));
  const free = getSheetColumns(collection)
    .map((column) => getColumnTitle(column, language))
    .filter((title) => !used.has(title));
  return (
    <ul className="batch-faults">
      {plan.faults.map(({ index, words, near }) => (
        <li key={words.en}>
          {nameFiles(words[language], language)}
          {index !== undefined && (
            <>
              <label>
                {translate("batch.column-means", { title: sheet.titles[index] ?? "" })}
                <select
                  value=""
                  onChange={({ target }) =>
                    setBatch({ ...batch, sheet: renameColumn(sheet, index, target.value, collection) })
                  }
                >
                  <option value="">{near === undefined ? "–" : translate("batch.perhaps", { near })}</option>
                  {(near === undefined ? free : [near, ...free.filter((title) => title !== near)]).map((title) => (
                    <option key={title}>{title}</option>
                  ))}
                </select>
              </label>
              <button type="button" onClick={() => setBatch({ ...batch, sheet: clearColumn(sheet, index) })}>
                {translate("batch.drop-column")}
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
