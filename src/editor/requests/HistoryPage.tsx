import { useEffect, useState } from "react";
import { parse } from "yaml";
import { type ChangedEntry, describeEntryChange } from "../../changes/describe-change";
import type { FindNames } from "../../changes/field-changes";
import { readReferredNames } from "../../changes/find-names";
import { serializeEntry } from "../../content/entry-text";
import { getEntryFile } from "../../content/files";
import { contentFolder, entryEnding } from "../../content/folders";
import { mapConcurrent } from "../../content/map-concurrent";
import type { Host, Version } from "../../desk/host/host";
import { mergeChanges } from "../../desk/merge";
import { formatDraftTitle, withReason } from "../../desk/request-texts";
import { type Collection, isSingle } from "../../schema/collection";
import { isGroup } from "../../site/merge";
import { askSummary } from "../changes/ask-summary";
import { Changes } from "../changes/Changes";
import { useAttempt } from "../host/use-attempt";
import { formatMoment, language, translate } from "../page";
import { askWithdrawal } from "./Withdrawals";

/** A published version of an entry, with the texts of its file before and after the change. */
interface ReadVersion extends Version {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly change: ChangedEntry;
}

interface History {
  readonly versions: readonly ReadVersion[];
  readonly findNames: FindNames | undefined;
}

interface Props {
  readonly host: Host;
  readonly collection: Collection;
  readonly entryKey: string;
}

/** Renders the published versions of an entry, each with what it changed, and makes drafts that undo changes. */
export function HistoryPage({ host, collection, entryKey }: Props) {
  const { file } = getEntryFile(collection, entryKey);
  const [{ versions, findNames }, setHistory] = useState<History>({ versions: [], findNames: undefined });
  const [reason, setReason] = useState("");
  const { attempt, line } = useAttempt();
  useEffect(() => {
    void attempt("requests.reading", async () => setHistory(await readHistory(host, collection, file)));
  }, [attempt, host, collection, file]);
  const [newest] = versions;

  /** Proposes a text of the entry as a draft, after the clerk has seen what it changes. */
  const propose = (text: string) =>
    attempt("requests.working", async () => {
      const branch = `cms/${collection.name}/${entryKey}`;
      if ((await host.listRequests()).some((request) => request.branch.endsWith(branch)))
        return translate("history.waits");
      const change = describeEntryChange(collection, file, newest?.after, text, language, findNames);
      if (change.fields.length === 0) return translate("history.nothing");
      const why = await askSummary({ changes: [change], leftOut: [], warnings: [], answer: "editor.save-anyway" });
      if (why === undefined) return undefined;
      const title = withReason(formatDraftTitle(collection, parse(text), false), why);
      const changes = [{ path: file, bytes: new TextEncoder().encode(text), isNew: newest?.after === undefined }];
      await host.open({ base: (await host.list()).base, branch, title, description: "", changes });
      return translate("history.proposed");
    });

  const takeOff = () =>
    attempt("requests.working", async () => {
      const said = await askWithdrawal(host, getEntryName(file), reason.trim());
      return said && translate(said);
    });

  return (
    <>
      <h1>{translate("history.of", { name: newest?.change.name ?? entryKey })}</h1>
      <p>{translate("history.help")}</p>
      {line}
      {versions.map(({ commit, by, at, before, after, change }, index) => (
        <details key={commit} className="batch-row">
          <summary>
            <strong>{formatMoment(at)}</strong> · {by}
            <span className="batch-document">{nameFields(change)}</span>
          </summary>
          <Changes changes={[change]} />
          <p>
            {after !== undefined && index > 0 && (
              <button type="button" onClick={() => void propose(after)}>
                {translate("history.restore")}
              </button>
            )}
            {before !== undefined && newest?.after !== undefined && (
              <button type="button" onClick={() => void propose(undo(collection, before, after, newest.after ?? ""))}>
                {translate("history.undo")}
              </button>
            )}
          </p>
        </details>
      ))}
      {newest?.after !== undefined && !isSingle(collection) && (
        <details className="batch-row">
          <summary>
            <strong>{translate("withdrawal.entry")}</strong>
          </summary>
          <p>{translate("withdrawal.entry-help")}</p>
          <label>
            {translate("withdrawal.reason")}
            <textarea rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
          </label>
          <button type="button" disabled={reason.trim() === ""} onClick={() => void takeOff()}>
            {translate("withdrawal.ask")}
          </button>
        </details>
      )}
    </>
  );
}

/** Returns an entry's name in the list of withdrawals: its file below `content` without its ending. */
const getEntryName = (file: string) => file.slice(contentFolder.length + 1, -entryEnding.length);

/** Reads the published versions of an entry's file, the newest first, and the names of what they refer to. */
async function readHistory(host: Host, collection: Collection, file: string): Promise<History> {
  const readText = async (path: string, commit: string) => {
    const bytes = await host.readAt(path, commit);
    return bytes && new TextDecoder().decode(bytes);
  };
  const versions = await host.listVersions(file);
  const texts = await mapConcurrent(versions, ({ commit }) => readText(file, commit));
  const newest = versions[0]?.commit ?? "";
  const findNames = await readReferredNames(collection, texts, (path) => readText(path, newest));
  const read = versions.map((version, index) => {
    const [after, before] = [texts[index], texts[index + 1]];
    const change = describeEntryChange(collection, file, before, after, language, findNames);
    return { ...version, before, after, change };
  });
  return { versions: read, findNames };
}

/** Names the fields that a version changed. */
function nameFields({ kind, fields }: ChangedEntry): string {
  if (kind !== "changed") return translate(`history.${kind}`);
  return translate("history.changed", { fields: fields.map(({ label }) => label).join(", ") });
}

/** Returns the current text without one earlier change; later changes of other fields stay. */
function undo(collection: Collection, before: string, after: string | undefined, current: string): string {
  const merged = mergeChanges(parse(after ?? ""), parse(before), parse(current));
  return isGroup(merged) ? serializeEntry(collection, merged) : current;
}
