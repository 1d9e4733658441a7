import { useMemo } from "react";
import { Message, useLanguage } from "../i18n";
import { listDataPath, rowsPerPage } from "../site/listing";
import { pathTo } from "../site/paths";
import type { RouteId } from "../site/routes";
import { Archive } from "./Archive";
import type { ListRow } from "./rows";
import { useNavigateToRow, useRemoteList } from "./useRemoteList";
import type { ShownList } from "./view/ListView";
import { PageLinks } from "./view/PageLinks";

interface Props extends Omit<ShownList, "caption"> {
  readonly route: RouteId;
  readonly rows: readonly ListRow[];
}

/** Renders a page of a paginated list's archive. Archive pages are numbered after the pages of the list. */
export function ArchivePage({ route, list, setup, viewColumns, urlOfEntry, rows }: Props) {
  const language = useLanguage();
  const remote = useMemo(() => ({ ...setup, total: list.total }), [setup, list.total]);
  const { client } = useRemoteList(remote, listDataPath(route, language), undefined, rowsPerPage);
  const page = list.number - list.pages;
  return (
    <>
      <p>
        <a href={pathTo(route, language)}>
          <Message id="listing.toCurrent" />
        </a>
      </p>
      <Archive
        rows={rows}
        {...{ viewColumns, urlOfEntry }}
        firstSerial={(page - 1) * rowsPerPage + 1}
        reveal={useNavigateToRow(route, list, client)}
      >
        <PageLinks
          number={page}
          count={list.archivePages}
          urlOf={(other) => pathTo({ route, number: list.pages + other }, language)}
        />
      </Archive>
    </>
  );
}
