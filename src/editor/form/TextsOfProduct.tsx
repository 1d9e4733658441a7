import { getFieldName } from "../../content/fields";
import { getEntryFile } from "../../content/files";
import { listReplaced, splitLayers } from "../../desk/layered-text";
import type { OpenedEntry } from "../../desk/opened-entry";
import type { Collection } from "../../schema/collection";
import { language, translate } from "../page";

interface Props {
  readonly collection: Collection;
  readonly entryKey: string;
  readonly opened: OpenedEntry | undefined;
  /** The product's text of the entry; undefined if the entry is the council's alone. */
  readonly below: string | undefined;
}

/** Renders which texts of an entry come with the product, and those of the product that the council has replaced. */
export function TextsOfProduct({ collection, entryKey, opened, below }: Props) {
  const whole = opened?.draft ?? opened?.published;
  if (below === undefined || whole === undefined) return null;
  const file = getEntryFile(collection, entryKey);
  const replaced = listReplaced(file, splitLayers(file, whole, below), below);
  return (
    <div className="product-texts">
      <p>{translate("entry.of-product")}</p>
      {replaced.map(({ path, source }) => (
        <details key={path.join(".")}>
          <summary>
            {translate("entry.replaced", {
              field: getFieldName(collection.schema, path)?.label?.[language] ?? path.join("."),
            })}
          </summary>
          <p className="product-text">{source}</p>
        </details>
      ))}
    </div>
  );
}
