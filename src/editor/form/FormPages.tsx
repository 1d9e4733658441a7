import { useEffect, useState, useSyncExternalStore } from "react";
import { getEntryFile } from "../../content/files";
import { fetchProductTexts } from "../../desk/built-texts";
import { readValues } from "../../desk/format";
import { type OpenedEntry, openEntry } from "../../desk/opened-entry";
import type { FormValues } from "../../desk/values";
import { type Collection, isSingle } from "../../schema/collection";
import { editedCollections } from "../../schema/collections";
import { describeFault } from "../host/describe-fault";
import { translate } from "../page";
import { BrokenEntry, findFileFaults } from "./BrokenEntry";
import { EntryForm } from "./EntryForm";
import { EntryLists } from "./EntryLists";
import type { FormPageProps } from "./preparation";

/** The place in the address: a list, an entry of it, or a new entry, which may be a copy. */
interface Place {
  readonly collection: Collection | undefined;
  /** The key of the entry; empty for a new one; undefined for the list. */
  readonly key: string | undefined;
  readonly copyOf: string | undefined;
}

/** Parses an address such as `#/collections/orders/entries/order-1`, as older links have it. */
function parsePlace(hash: string): Place {
  const [path = "", query = ""] = hash.split("?");
  const [, name, kind, key = ""] = /^#\/collections\/([^/]+)(?:\/(new|entries)(?:\/(.+))?)?/u.exec(path) ?? [];
  const collection = editedCollections.find((each) => each.name === name);
  if (collection && isSingle(collection)) return { collection, key: collection.name, copyOf: undefined };
  const copyOf = new URLSearchParams(query).get("copy") ?? undefined;
  return { collection, key: kind === "entries" ? key : kind && "", copyOf };
}

function watchHash(listen: () => void): () => void {
  window.addEventListener("hashchange", listen);
  return () => window.removeEventListener("hashchange", listen);
}

/** Renders the page of the address: the lists, or the form of an entry. */
export function FormPages(props: FormPageProps) {
  const hash = useSyncExternalStore(watchHash, () => window.location.hash);
  const { collection, key, copyOf } = parsePlace(hash);
  if (!collection || key === undefined) return <EntryLists key={hash} {...props} collection={collection} hash={hash} />;
  return <EntryPage key={hash} {...props} {...{ collection, copyOf }} entryKey={key} />;
}

interface EntryPageProps extends FormPageProps {
  readonly collection: Collection;
  readonly entryKey: string;
  readonly copyOf: string | undefined;
}

/** What was read for a form. */
interface Read {
  readonly opened: OpenedEntry | undefined;
  readonly copied: FormValues | undefined;
  /** The product's text of the entry. */
  readonly below: string | undefined;
}

/** Reads an entry, and renders its form. */
function EntryPage({ entryKey, copyOf, ...preparation }: EntryPageProps) {
  const { host, collection, rules } = preparation;
  const [read, setRead] = useState<Read>();
  const [said, setSaid] = useState(translate("requests.reading"));
  useEffect(() => {
    const readAll = async (): Promise<Read> => ({
      opened: entryKey === "" ? undefined : await openEntry(host, collection, entryKey),
      below: (await fetchProductTexts())[getEntryFile(collection, entryKey).file],
      copied: copyOf === undefined ? undefined : copyFields(collection, await openEntry(host, collection, copyOf)),
    });
    readAll().then(setRead, (error: unknown) => setSaid(describeFault(error)));
  }, [host, collection, entryKey, copyOf]);
  if (!read) return <p role="status">{said}</p>;
  const { opened, copied, below } = read;
  const text = opened?.draft ?? opened?.published;
  if (opened && text === undefined) return <p role="alert">{translate("entry.absent", { key: entryKey })}</p>;
  const faults = text === undefined ? [] : findFileFaults(collection, entryKey, text, rules);
  if (faults.length > 0) return <BrokenEntry {...{ collection, entryKey, faults }} />;
  return <EntryForm {...preparation} {...{ entryKey, opened, copied, below }} />;
}

/** Returns the fields of an entry for a copy, which needs a key of its own. */
function copyFields(collection: Collection, { draft, published }: OpenedEntry): FormValues {
  return { ...readValues(collection, draft ?? published), key: "" };
}
