import { nameFiles } from "../../changes/name-files";
import { toCellText } from "../../documents/sheet";
import { type ColumnFault, getColumnTitle, getSheetColumns } from "../../sheets/columns";
import { language, translate } from "../page";
import { renameColumn } from "./column-titles";
import { type Batch, type BatchPlan, clearColumn } from "./plan";

interface Props {
  readonly batch: Batch;
  readonly plan: BatchPlan;
  readonly setBatch: (batch: Batch) => void;
}

/**
 * Renders the faults of a sheet's columns. Unknown columns are in one table, where the clerk assigns each to a field or
 * omits it.
 */
export function ColumnFaults({ batch, plan, setBatch }: Props) {
  const { collection, sheet } = batch;
  const used = new Set([...plan.columns.values()].map((column) => getColumnTitle(column, language)));
  const free = getSheetColumns(collection)
    .map((column) => getColumnTitle(column, language))
    .filter((title) => !used.has(title));
  const unknown = plan.faults.filter(({ isUnknown }) => isUnknown);
  const guessed = unknown.filter(
    ({ near }, at) => near && !used.has(near) && unknown.findIndex((one) => one.near === near) === at,
  );
  const rename = (faults: readonly ColumnFault[]) =>
    setBatch({
      ...batch,
      sheet: faults.reduce((named, { index = 0, near = "" }) => renameColumn(named, index, near, collection), sheet),
    });
  const drop = (index: number) => (
    <button type="button" onClick={() => setBatch({ ...batch, sheet: clearColumn(sheet, index) })}>
      {translate("batch.drop-column")}
    </button>
  );
  return (
    <>
      <ul className="batch-faults">
        {plan.faults
          .filter(({ isUnknown }) => !isUnknown)
          .map(({ index, words }) => (
            <li key={words.en}>
              {nameFiles(words[language], language)} {index !== undefined && drop(index)}
            </li>
          ))}
      </ul>
      {unknown.length > 0 && (
        <table className="batch-columns">
          <caption>{translate("batch.unknown-columns")}</caption>
          <tbody>
            {unknown.map((fault) => {
              const { index = 0, near } = fault;
              const title = sheet.titles[index] ?? "";
              const example = sheet.rows.map(({ cells }) => toCellText(cells[index])).find(Boolean);
              return (
                <tr key={index}>
                  <th scope="row">
                    {title} {example && <small>{example}</small>}
                  </th>
                  <td>
                    <select
                      aria-label={translate("batch.column-means", { title })}
                      value=""
                      onChange={({ target }) => rename([{ ...fault, near: target.value }])}
                    >
                      <option value="">{near === undefined ? "–" : translate("batch.perhaps", { near })}</option>
                      {free.map((each) => (
                        <option key={each}>{each}</option>
                      ))}
                    </select>
                    {drop(index)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {guessed.length > 0 && (
        <button type="button" className="main-button" onClick={() => rename(guessed)}>
          {translate("batch.take-guesses", { count: guessed.length })}
        </button>
      )}
    </>
  );
}
