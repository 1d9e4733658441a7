import { useState } from "react";
import { save } from "../../lists/download";
import { translate } from "../page";
import { hasPreview, PreviewDialog } from "../preview";
import type { ReadFile } from "./read-request";
import type { RequestProps } from "./request-props";

interface Props extends Pick<RequestProps, "host" | "previewStyle"> {
  readonly files: readonly ReadFile[];
}

/** Renders the problems that the check finds in a request's entries, their previews and their documents. */
export function RequestFiles({ files, host, previewStyle }: Props) {
  const [shown, setShown] = useState<ReadFile>();
  const problems = files.flatMap((file) => file.problems.map((problem) => ({ path: file.path, problem })));
  const previewed = files.filter(({ entry }) => entry && hasPreview(entry.collection.name));
  const documents = files.filter(({ change, after }) => change.what === "document" && after);
  const download = async ({ change, after }: ReadFile) => {
    if (after) save(await host.read(after), change.name);
  };
  return (
    <>
      {problems.length > 0 && (
        <div className="batch-found">
          <strong>{translate("batch.warnings")}</strong>
          <ul className="batch-faults">
            {problems.map(({ path, problem }) => (
              <li key={`${path} ${problem}`}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
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
        <PreviewDialog {...shown.entry} bytes={0} previewStyle={previewStyle} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
