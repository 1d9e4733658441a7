import { useEffect, useState } from "react";
import { openFiles } from "../../content/open-content";
import { examineFile } from "../../desk/examine-file";
import type { Repository } from "../../desk/host/read-project";
import { toPublishedName } from "../../documents/names";
import { findDocumentWarnings } from "../../documents/warnings";
import { formatCsv } from "../../language/csv";
import { getMinuteInIndia } from "../../language/dates";
import { save } from "../../lists/download";
import { getSheetLayout } from "../../schema/collection";
import { collections } from "../../schema/collections";
import { documentEndings, pictureEndings } from "../../schema/formats";
import { exportRows } from "../../sheets/export-rows";
import { createTitleTest, readSheet } from "../../sheets/read-sheet";
import { useAttempt } from "../host/use-attempt";
import { language, translate } from "../page";
import { type BatchProps, BatchSheet } from "./BatchSheet";
import { renameKnownColumns } from "./column-titles";
import { type Correction, readSentBatch } from "./correction";
import { assignDocuments, type Batch, type ChosenDocument } from "./plan";
import { readRepository } from "./repository";

const inSheets = collections.filter((collection) => "fields" in getSheetLayout(collection));

interface Props extends BatchProps {
  /** The branch of a waiting batch to correct; undefined for a new one. */
  readonly branch: string | undefined;
}

/** Renders the batch page: clerks choose a sheet and documents, correct rows, and submit all in one change request. */
export function BatchPage(props: Props) {
  const { host, misspelled, branch } = props;
  const [listName, setListName] = useState("");
  const [repository, setRepository] = useState<Repository>();
  const [batch, setBatch] = useState<Batch>();
  const [correction, setCorrection] = useState<Correction>();
  // Until documents are read, a batch would be sent without them.
  const { attempt, isBusy, line } = useAttempt();
  const collection = inSheets.find(({ name }) => name === listName);

  useEffect(() => {
    if (branch === undefined) return;
    void attempt("batch.reading", async () => {
      const sent = await readSentBatch(host, branch, misspelled);
      setCorrection(sent.correction);
      setRepository(sent.repository);
      setBatch(sent.batch);
    });
  }, [attempt, host, branch, misspelled]);

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
      const rows = exportRows(collection, openFiles(files, misspelled, getMinuteInIndia(new Date())), language);
      save(formatCsv(rows), `${collection.name}.csv`);
    });

  const takeDocuments = (files: readonly File[]) =>
    attempt("batch.reading", async () => {
      if (!batch) return;
      const chosen: ChosenDocument[] = [];
      for (const file of files) {
        const name = toPublishedName(file.name);
        const { bytes, fault, content } = await examineFile(file, name);
        const warnings = content ? findDocumentWarnings(name, content) : [];
        chosen.push({ file: file.name, bytes, fault, warnings, row: undefined });
      }
      const names = chosen.map(({ file }) => toPublishedName(file));
      const kept = batch.documents.filter(({ file }) => !names.includes(toPublishedName(file)));
      setBatch(assignDocuments({ ...batch, documents: [...kept, ...chosen] }));
    });

  return (
    <>
      <h1>{translate(branch === undefined ? "batch.title" : "batch.correct")}</h1>
      <p>{translate(branch === undefined ? "batch.help" : "batch.correct-help")}</p>
      {branch === undefined && (
        <>
          <label>
            {translate("batch.list")}
            <select
              value={listName}
              onChange={({ target }) => setListName(target.value)}
              disabled={batch !== undefined}
            >
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
        </>
      )}
      <label>
        {translate("batch.documents")}
        <input
          type="file"
          accept={[...documentEndings, ...pictureEndings].join()}
          multiple
          disabled={!batch}
          onChange={({ target }) => void takeDocuments(Array.from(target.files ?? []))}
        />
      </label>
      {line}
      {batch && repository && (
        <BatchSheet {...props} {...{ batch, setBatch, repository, correction, isBusy, attempt }} />
      )}
    </>
  );
}
