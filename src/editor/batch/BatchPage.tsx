import { useState } from "react";
import { openFiles } from "../../content/open-content";
import type { ClerkMessageKey } from "../../messages";
import { getSheetLayout } from "../../schema/collection";
import { collections } from "../../schema/collections";
import { documentEndings } from "../../schema/formats";
import { createCsv, exportRows } from "../../sheets/export-rows";
import { createTitleTest, readSheet } from "../../sheets/read-sheet";
import { toPublishedName } from "../document-names";
import { examineFile } from "../file-guard";
import { describeFault } from "../host/describe-fault";
import { downloadFile, language, translate } from "../page";
import { type BatchProps, BatchSheet } from "./BatchSheet";
import { renameKnownColumns } from "./column-titles";
import { assignDocuments, type Batch, type ChosenDocument } from "./plan";
import { type Repository, readRepository } from "./repository";

const inSheets = collections.filter((collection) => "fields" in getSheetLayout(collection));

/** Renders the batch page: clerks choose a sheet and documents, correct rows, and submit all in one change request. */
export function BatchPage(props: BatchProps) {
  const { host, documentReader, misspelled } = props;
  const [listName, setListName] = useState("");
  const [repository, setRepository] = useState<Repository>();
  const [batch, setBatch] = useState<Batch>();
  const [status, setStatus] = useState("");
  const collection = inSheets.find(({ name }) => name === listName);

  const attempt = async (doing: ClerkMessageKey, action: () => Promise<void>) => {
    setStatus(translate(doing));
    try {
      await action();
      setStatus("");
    } catch (error) {
      setStatus(describeFault(error));
    }
  };

  const takeSheet = (file: File | undefined) =>
    attempt("batch.reading", async () => {
      if (!collection || !file) return;
      const bytes = new Uint8Array(await file.arrayBuffer());
      const sheet = renameKnownColumns(readSheet(file.name, bytes, createTitleTest(collection)), collection);
      setRepository(await readRepository(host, collection));
      setBatch(assignDocuments({ collection, sheet, documents: batch?.documents ?? [] }));
    });

  const giveSheet = () =>
    attempt("batch.reading", async () => {
      if (!collection) return;
      const { files } = await readRepository(host, collection);
      const rows = exportRows(collection, openFiles(files, misspelled), language);
      downloadFile(`${collection.name}.csv`, createCsv(rows));
    });

  const takeDocuments = (files: readonly File[]) =>
    attempt("batch.reading", async () => {
      if (!batch) return;
      const chosen: ChosenDocument[] = [];
      for (const file of files) {
        const name = toPublishedName(file.name);
        const { bytes, fault, content } = await examineFile(file, name, documentReader);
        const warnings = (content && window.findDocumentWarnings?.(name, content)) ?? [];
        chosen.push({ file: file.name, bytes, fault, warnings, row: undefined });
      }
      const kept = batch.documents.filter((one) => !chosen.some(({ file }) => file === one.file));
      setBatch(assignDocuments({ ...batch, documents: [...kept, ...chosen] }));
    });

  return (
    <>
      <h1>{translate("batch.title")}</h1>
      <p>{translate("batch.help")}</p>
      <label>
        {translate("batch.list")}
        <select value={listName} onChange={({ target }) => setListName(target.value)} disabled={batch !== undefined}>
          <option value="">{translate("batch.choose")}</option>
          {inSheets.map(({ name, label }) => (
            <option key={name} value={name}>
              {label[language]}
            </option>
          ))}
        </select>
      </label>
      <p>
        <button type="button" disabled={!collection} onClick={() => void giveSheet()}>
          {translate("batch.current-sheet")}
        </button>
      </p>
      <label>
        {translate("batch.sheet")}
        <input
          type="file"
          accept=".csv,.xlsx"
          disabled={!collection}
          onChange={({ target }) => void takeSheet(target.files?.[0])}
        />
      </label>
      <label>
        {translate("batch.documents")}
        <input
          type="file"
          accept={documentEndings.join()}
          multiple
          disabled={!batch}
          onChange={({ target }) => void takeDocuments(Array.from(target.files ?? []))}
        />
      </label>
      <p role="status" className="batch-status">
        {status}
      </p>
      {batch && repository && (
        <BatchSheet {...props} batch={batch} setBatch={setBatch} repository={repository} attempt={attempt} />
      )}
    </>
  );
}
