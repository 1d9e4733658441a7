import { type ComponentProps, useMemo } from "react";
import { useFormats, useLanguage, Word } from "../../i18n";
import { listDataPath, rowsPerPage } from "../../site/listing";
import { pathTo } from "../../site/paths";
import type { ListingRow } from "../ListingTable";
import { PagedListing } from "../ListingTable/PagedListing";
import { PageLinks } from "../ListingTable/PageLinks";
import { useRowElsewhere } from "../ListingTable/useRowElsewhere";
import { useWholeList } from "../ListingTable/useWholeList";
import { setupFor } from "../ListingTable/whole-list";
import { RouteLink } from "../RouteLink";
import { Archive } from "./Archive";
import { markedWhenOver } from "./marked";
import type { DatedRow } from "./useArchive";

type Props<Row extends ListingRow> = ComponentProps<typeof PagedListing<Row>>;

/**
 * A page of a list that is parted. Its archive has pages of its own, after those of the list; which entries are there was
 * decided as the site was built, and one whose last day is over since is marked.
 */
export function PartedListing<Row extends ListingRow & DatedRow>({ columns, ...listing }: Props<Row>) {
  const { route, list } = listing;
  const { number } = useFormats();
  const shown = useMemo(() => markedWhenOver(columns), [columns]);
  return (
    <>
      <PagedListing {...listing} columns={shown} />
      {list.archivePages > 0 && (
        <p>
          <RouteLink to={{ route, number: list.pages + 1 }}>
            <Word id="listing.toArchive" values={{ count: list.archivedTotal, shown: number(list.archivedTotal) }} />
          </RouteLink>
        </p>
      )}
    </>
  );
}

/** A page of the archive of such a list. */
export function ArchivePage<Row extends ListingRow>({ route, list, rows, columns }: Props<Row>) {
  const language = useLanguage();
  const address = listDataPath(route, language);
  const setup = useMemo(
    () => setupFor(columns, list, { address, language, groupBy: undefined }),
    [columns, list, address, language],
  );
  const { source } = useWholeList(setup, undefined, rowsPerPage);
  const page = list.number - list.pages;
  return (
    <>
      <p>
        <RouteLink to={route}>
          <Word id="listing.toCurrent" />
        </RouteLink>
      </p>
      <Archive
        rows={rows}
        columns={columns}
        firstSerial={(page - 1) * rowsPerPage + 1}
        reveal={useRowElsewhere(route, list, source)}
      >
        <PageLinks
          number={page}
          count={list.archivePages}
          addressOf={(other) => pathTo({ route, number: list.pages + other }, language)}
        />
      </Archive>
    </>
  );
}
