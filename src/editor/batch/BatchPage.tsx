import { useState } from "react";
import { ClerkFault, type ClerkMessageKey } from "../../messages";
import { getSheetLayout } from "../../schema/collection";
import { collections } from "../../schema/collections";
import { documentEndings } from "../../schema/formats";
import { createTitleTest, readSheet } from "../../sheets/read-sheet";
import { toPublishedName } from "../document-names";
import { examineFile } from "../file-guard";
import { language, translate } from "../page";
import { type BatchProps, BatchSheet } from "./BatchSheet";
import { HostRefusal } from "./host";
import { assignDocuments, type Batch, type ChosenDocument } from "./plan";
import { type Repository, readRepository } from "./repository";

const inSheets = collections.filter((collection) => "fields" in getSheetLayout(collection));

/** Renders the batch page: clerks choose a sheet and documents, correct rows, and submit all in one change request. */
export function BatchPage(props: BatchProps) {
  const { host, documentReader } = props;
  const [listName, setListName] = useState("");
  const [repository, setRepository] = useState<Repository>();
  const [batch, setBatch] = useState<Batch>();
  const [status, setStatus] = useState("");
  const [sent, setSent] = useState<{ readonly url: string | undefined; readonly count: number }>();
  const collection = inSheets.find(({ name }) => name === listName);

  const attempt = async (doing: ClerkMessageKey, action: () => Promise<void>) => {
    setStatus(translate(doing));
    try {
      await action();
      setStatus("");
    } catch (error) {
      setStatus(faultIn(error));
      if (!(error instanceof ClerkFault || error instanceof HostRefusal)) console.error(error);
    }
  };

  const takeSheet = (file: File | undefined) =>
    attempt("batch.reading", async () => {
      if (!collection || !file) return;
      const sheet = readSheet(file.name, new Uint8Array(await file.arrayBuffer()), createTitleTest(collection));
      setRepository(await readRepository(host, collection));
      setBatch(assignDocuments({ collection, sheet, documents: batch?.documents ?? [] }));
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

  if (sent)
    return (
      <section className="batch-sent" role="status">
        <h1>{translate("batch.sent", { count: sent.count })}</h1>
        {sent.url && (
          <p>
            <a href={sent.url}>{translate("batch.open-request")}</a>
          </p>
        )}
        <p>{translate("batch.corrections")}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {translate("batch.again")}
        </button>
      </section>
    );
  return (
    <>
      <h1>{translate("batch.title")}</h1>
      <p>{translate("batch.help")}</p>
      <p>{translate("batch.corrections")}</p>
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
        <BatchSheet
          {...props}
          batch={batch}
          setBatch={setBatch}
          repository={repository}
          attempt={attempt}
          onSent={(url, count) => setSent({ url, count })}
        />
      )}
    </>
  );
}

/** Returns the message for a clerk about a failure and its remedy. */
function faultIn(error: unknown): string {
  if (error instanceof ClerkFault) return error.words[language];
  if (!(error instanceof HostRefusal)) return translate("batch.unreachable", { reason: String(error) });
  return error.status === 401
    ? translate("batch.token-expired")
    : translate("batch.host-refused", { reason: error.message });
}
