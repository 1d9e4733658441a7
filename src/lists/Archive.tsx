import { type ReactNode, useMemo } from "react";
import { Message } from "../i18n";
import * as styles from "./archive.module.css";
import { ArchivedTag } from "./archived";
import type { ListRow } from "./rows";
import { useTargetRow } from "./useListQuery";
import { TableView } from "./view/TableView";
import type { ViewColumn } from "./view/view-column";

interface Props {
  readonly rows: readonly ListRow[];
  readonly viewColumns: readonly ViewColumn<ListRow>[];
  readonly urlOfEntry: ((key: string) => string) | undefined;
  /** The number of the first row in a paginated archive. */
  readonly firstSerial?: number;
  /** Shows a row of the page's URL that is on another page of the archive. Called once per row. */
  readonly reveal?: (key: string) => void;
  /** The content below the rows. */
  readonly children?: ReactNode;
}

/** Renders the expired entries, each with a tag. Renders nothing without rows. */
export function Archive({ rows, viewColumns, urlOfEntry, firstSerial = 1, reveal, children }: Props) {
  const keys = useMemo(() => new Set(rows.map(({ key }) => key)), [rows]);
  const target = useTargetRow(keys, reveal);
  const groups = useMemo(() => [{ value: "all", label: "", rows, total: rows.length }], [rows]);
  if (rows.length === 0) return null;
  return (
    <section className={styles.archive} aria-labelledby="archive-title">
      <h2 id="archive-title">
        <Message id="listing.archive" />
      </h2>
      <p>
        <Message id="listing.archiveHelp" />
      </p>
      <TableView
        caption="listing.archiveCaption"
        groups={groups}
        columns={viewColumns}
        isStacked
        rowLinks={!urlOfEntry}
        tag={tag}
        target={target}
        firstSerial={firstSerial}
      />
      {children}
    </section>
  );
}

const tag = () => <ArchivedTag />;
