import { useState } from "react";
import { ClerkFault, type ClerkLanguage, type MessageKey, texts } from "../../content/messages";
import { getSheetLayout } from "../../schema/collection";
import { collections } from "../../schema/collections";
import { createIsTitle, readSheet } from "../../sheets/read-sheet";
import { examineFile } from "../file-guard";
import { type BatchProps, BatchSheet } from "./BatchSheet";
import { HostRefusal } from "./host";
import { type Repository, readRepository } from "./open-content";
import { assignDocuments, type Batch, type ChosenDocument, toPublishedName } from "./plan";

const inSheets = collections.filter((collection) => "fields" in getSheetLayout(collection));

/** Renders the batch page: clerks choose a sheet and documents, correct rows, and submit all in one change request. */
export function BatchPage(props: BatchProps) {
  const { language, host, documentReader } = props;
  const say = (key: MessageKey, values = {}) => texts(key, values)[language];
  const [listName, setListName] = useState("");
  const [repository, setRepository] = useState<Repository>();
  const [batch, setBatch] = useState<Batch>();
  const [status, setStatus] = useState("");
  const [sent, setSent] = useState<{ readonly url: string | undefined; readonly count: number }>();
  const collection = inSheets.find(({ name }) => name === listName);

  const attempt = async (doing: MessageKey, action: () => Promise<void>) => {
    setStatus(say(doing));
    try {
      await action();
      setStatus("");
    } catch (error) {
      setStatus(faultIn(error, language));
      if (!(error instanceof ClerkFault || error instanceof HostRefusal)) console.error(error);
    }
  };

  const takeSheet = (file: File) =>
    attempt("batch.reading", async () => {
      if (!collection) return;
      const sheet = readSheet(file.name, new Uint8Array(await file.arrayBuffer()), createIsTitle(collection));
      setRepository(await readRepository(host, collection));
      const whole = { collection, sheet, documents: batch?.documents ?? [] };
      setBatch({ ...whole, documents: assignDocuments(whole, language) });
    });

  const takeDocuments = (files: readonly File[]) =>
    attempt("batch.reading", async () => {
      if (!batch) return;
      const chosen: ChosenDocument[] = [];
      for (const file of files) {
        const name = toPublishedName(file.name);
        const { bytes, fault, content } = await examineFile(file, name, documentReader);
        const warnings = (content && window.findPdfWarnings?.(name, content)) ?? [];
        chosen.push({ file: file.name, bytes, fault, warnings, row: undefined });
      }
      const kept = batch.documents.filter((one) => !chosen.some(({ file }) => file === one.file));
      const whole = { ...batch, documents: [...kept, ...chosen] };
      setBatch({ ...whole, documents: assignDocuments(whole, language) });
    });

  if (sent)
    return (
      <section className="batch-sent" role="status">
        <h1>{say("batch.sent", { count: sent.count })}</h1>
        {sent.url && (
          <p>
            <a href={sent.url}>{say("batch.open-request")}</a>
          </p>
        )}
        <p>{say("batch.corrections")}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {say("batch.again")}
        </button>
      </section>
    );
  return (
    <>
      <h1>{say("batch.title")}</h1>
      <p>{say("batch.help")}</p>
      <p>{say("batch.corrections")}</p>
      <label>
        {say("batch.list")}
        <select value={listName} onChange={({ target }) => setListName(target.value)} disabled={batch !== undefined}>
          <option value="">{say("batch.choose")}</option>
          {inSheets.map(({ name, label }) => (
            <option key={name} value={name}>
              {label[language]}
            </option>
          ))}
        </select>
      </label>
      <FileInput
        label={say("batch.sheet")}
        accept=".csv,.xlsx"
        isReady={collection !== undefined}
        onFiles={([file]) => file && void takeSheet(file)}
      />
      <FileInput
        label={say("batch.documents")}
        accept=".pdf,.csv,.xlsx"
        isReady={batch !== undefined}
        isMany
        onFiles={(files) => void takeDocuments(files)}
      />
      <p role="status" className="batch-status">
        {status}
      </p>
      {batch && repository && (
        <BatchSheet
          {...{ ...props, batch, setBatch, repository, attempt }}
          onSent={(url, count) => setSent({ url, count })}
        />
      )}
    </>
  );
}

interface FileInputProps {
  readonly label: string;
  readonly accept: string;
  readonly isReady: boolean;
  readonly isMany?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function FileInput({ label, accept, isReady, isMany = false, onFiles }: FileInputProps) {
  return (
    <label>
      {label}
      <input
        type="file"
        accept={accept}
        multiple={isMany}
        disabled={!isReady}
        onChange={({ target }) => onFiles(Array.from(target.files ?? []))}
      />
    </label>
  );
}

/** Returns the message for a clerk about a failure and its remedy. */
function faultIn(error: unknown, language: ClerkLanguage): string {
  if (error instanceof ClerkFault) return error.words[language];
  if (!(error instanceof HostRefusal)) return texts("batch.unreachable", { reason: String(error) })[language];
  const key = error.status === 401 ? "batch.token-expired" : "batch.host-refused";
  return key === "batch.token-expired" ? texts(key)[language] : texts(key, { reason: error.message })[language];
}
