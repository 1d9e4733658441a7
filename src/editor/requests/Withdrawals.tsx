import { useState } from "react";
import { describeChanges } from "../../changes/describe-change";
import { documentsFolder } from "../../content/folders";
import { mapConcurrent } from "../../content/map-concurrent";
import { withdrawnFiles } from "../../content/withdrawn-list";
import type { Host, Snapshot } from "../../desk/host/host";
import { readProject } from "../../desk/host/read-project";
import { documentsUrl, nameWithoutDigest } from "../../site/documents";
import { askSummary } from "../changes/ask-summary";
import { language, translate } from "../page";
import { createWithdrawal, getWithdrawalBranch } from "./create-withdrawal";

interface Props {
  readonly host: Host;
  /** Runs an action, says its sentence, and lists again what waits. */
  readonly attempt: (action: () => Promise<string>) => Promise<void>;
}

/** Renders the form that asks for the withdrawal of a document, and whether withdrawn documents are off the site yet. */
export function Withdrawals({ host, attempt }: Props) {
  const [names, setNames] = useState<readonly string[]>([]);
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([]);
  const [written, setWritten] = useState("");
  const [reason, setReason] = useState("");

  const load = () =>
    attempt(async () => {
      const snapshot = await host.list();
      setNames(listNames(snapshot, documentsFolder));
      const removed = listNames(snapshot, withdrawnFiles).filter((file) => !file.includes("/"));
      setWithdrawn(await mapConcurrent(removed, (file) => describeState(file.replace(/\.txt$/u, ""))));
      return "";
    });
  const send = () =>
    attempt(async () => {
      // People copy the address of a document from the site, whose name has a digest.
      const name = nameWithoutDigest(written.trim().replace(/^.*\//u, ""));
      if (!names.includes(name)) return translate("withdrawal.unknown", { name });
      const said = await askWithdrawal(host, name, reason);
      if (said === "withdrawal.asked") {
        setWritten("");
        setReason("");
      }
      return said ? translate(said) : "";
    });

  return (
    <details className="batch-row" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>
        <strong>{translate("withdrawal.title")}</strong>
      </summary>
      <p>{translate("withdrawal.help")}</p>
      <label>
        {translate("withdrawal.document")}
        <input type="text" list="documents" value={written} onChange={({ target }) => setWritten(target.value)} />
      </label>
      <datalist id="documents">
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <label>
        {translate("withdrawal.reason")}
        <textarea rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      <button type="button" disabled={written.trim() === "" || reason.trim() === ""} onClick={() => void send()}>
        {translate("withdrawal.ask")}
      </button>
      <ul className="batch-faults">
        {withdrawn.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

/** Shows what a withdrawal changes and asks for it. Returns what to say; undefined if the clerk goes back. */
export async function askWithdrawal(host: Host, name: string, reason: string) {
  const branch = getWithdrawalBranch(name);
  if ((await host.listRequests()).some((request) => request.branch.endsWith(branch))) return "withdrawal.waits";
  const repository = await readProject(host, () => true);
  const request = createWithdrawal(repository, { name, by: await host.readName(), reason });
  const changes = describeChanges(request.changes, repository.files, language);
  const answer = await askSummary({ changes, leftOut: [], warnings: [], answer: "batch.send" });
  if (answer === undefined) return undefined;
  await host.open(request);
  return "withdrawal.asked";
}

function listNames({ files }: Snapshot, folder: string): string[] {
  return files.flatMap(({ path }) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []));
}

/** Describes whether a withdrawn document is off the site, which its next publication brings about. */
async function describeState(name: string): Promise<string> {
  const { ok } = await fetch(`${documentsUrl}/${name}`, { method: "HEAD", cache: "no-store" });
  return translate(ok ? "withdrawal.pending" : "withdrawal.gone", { name });
}
