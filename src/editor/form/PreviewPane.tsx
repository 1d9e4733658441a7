import { useDeferredValue, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { getEntryFile } from "../../content/files";
import { getKey, readFields, readValues, writeFields } from "../../desk/format";
import type { Host } from "../../desk/host/host";
import type { FormValues } from "../../desk/values";
import { decodeUtf8 } from "../../documents/bytes";
import type { Collection } from "../../schema/collection";
import { editedCollections } from "../../schema/collections";
import { getFields } from "../../schema/description";
import { translate } from "../page";
import { PreviewDialog } from "../preview/PreviewDialog";
import { PreviewFrame } from "../preview/PreviewFrame";

/** The viewport width in pixels from which the preview stands beside the form. */
export const wideScreen = 1200;

interface Props {
  readonly host: Host;
  readonly collection: Collection;
  /** Returns the fields of the entry for the values of the form. */
  readonly toData: (values: FormValues) => FormValues;
  /** Returns the size in bytes of a chosen document by its name; 0 if unknown. */
  readonly getSize: (name: string) => number;
  readonly onClose: () => void;
}

/** Renders the page of the entry in the form: beside it where there is room, or in a dialog. */
export function PreviewPane({ host, collection, toData, getSize, onClose }: Props) {
  const values = useDeferredValue(useWatch<FormValues>());
  const data = readAsStored(collection, toData(values));
  const chosen = useChosenEntries(host, collection, data);
  const sizeOf = (address: string) => getSize(address.slice(address.lastIndexOf("/") + 1));
  const preview = { collection, data, chosen, sizeOf };
  if (window.innerWidth < wideScreen) return <PreviewDialog {...preview} onClose={onClose} />;
  return (
    <aside className="entry-preview" aria-label={translate("batch.preview")}>
      <PreviewFrame {...preview} />
    </aside>
  );
}

/** Returns the fields of an entry as its file would have them: without empty values, and days in their one form. */
function readAsStored(collection: Collection, data: FormValues): FormValues {
  return readValues(collection, writeFields(collection, { ...data, key: getKey(collection, data) ?? "entry" }));
}

/** Reads the published entries that fields refer to: their data by field, collection and key, as far as they are read. */
function useChosenEntries(host: Host, { schema }: Collection, data: FormValues) {
  const [read, setRead] = useState<Readonly<Record<string, unknown>>>({});
  const wanted = getFields({ schema }).flatMap((field) => {
    const key = data[field.name];
    const target = "collection" in field && editedCollections.find(({ name }) => name === field.collection);
    return target && typeof key === "string" && key !== "" ? [{ field: field.name, target, key }] : [];
  });
  const names = wanted.map(({ target, key }) => `${target.name}/${key}`).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say which entries are wanted.
  useEffect(() => {
    for (const { target, key } of wanted) {
      const name = `${target.name}/${key}`;
      const { file } = getEntryFile(target, key);
      host
        .readAt(file)
        .then((bytes) => {
          const text = bytes && decodeUtf8(bytes);
          if (text !== undefined) setRead((before) => ({ ...before, [name]: readFields(target, text) }));
        })
        // The preview then shows the key.
        .catch(() => undefined);
    }
  }, [host, names]);
  return Object.fromEntries(
    wanted.map(({ field, target, key }) => [field, { [target.name]: { [key]: read[`${target.name}/${key}`] } }]),
  );
}
