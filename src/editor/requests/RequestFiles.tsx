import { useState } from "react";
import { readFields } from "../../desk/format";
import { save } from "../../lists/download";
import { translate } from "../page";
import { hasPreview } from "../preview/has-preview";
import { PreviewDialog } from "../preview/PreviewDialog";
import type { ReadFile, RequestProps } from "./read-request";

interface Props extends Pick<RequestProps, "host"> {
  readonly files: readonly ReadFile[];
}

/** Renders the errors and warnings about a request's files, the previews of its entries and its documents. */
export function RequestFiles({ files, host }: Props) {
  const [shown, setShown] = useState<ReadFile>();
  const listed = [
    { heading: "requests.errors", found: files.flatMap(({ path, errors }) => errors.map((text) => ({ path, text }))) },
    {
      heading: "batch.warnings",
      found: files.flatMap(({ path, warnings }) => warnings.map((text) => ({ path, text }))),
    },
  ] as const;
  const previewed = files.filter(({ entry }) => entry && hasPreview(entry.collection.name));
  const documents = files.filter(({ change, after }) => change.what === "document" && after);
  const download = async ({ change, after }: ReadFile) => {
    if (after) save(await host.read(after), change.name);
  };
  return (
    <>
      {listed
        .filter(({ found }) => found.length > 0)
        .map(({ heading, found }) => (
          <div key={heading} className="batch-found">
            <strong>{translate(heading)}</strong>
            <ul className="batch-faults">
              {found.map(({ path, text }) => (
                <li key={`${path} ${text}`}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      <p>
        {previewed.map((file) => (
          <button key={file.path} type="button" onClick={() => setShown(file)}>
            {translate("requests.preview", { name: file.change.name })}
          </button>
        ))}
        {documents.map((file) => (
          <button key={file.path} type="button" onClick={() => void download(file)}>
            {translate("requests.document", { name: file.change.name })}
          </button>
        ))}
      </p>
      {shown?.entry && (
        <PreviewDialog
          collection={shown.entry.collection}
          data={readFields(shown.entry.collection, shown.entry.text)}
          sizeOf={() => 0}
          chosen={{}}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
