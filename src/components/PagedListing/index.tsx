import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { isParted } from "../../site/listing";
import { type ListingRow, ListingTable } from "../ListingTable";
import type { PagedListing } from "../ListingTable/PagedListing";
import { WithParts } from "./WithParts";

/** A list as its page has it: whole, or one of its numbered pages. */
export function Listing<Row extends ListingRow>(props: ComponentProps<typeof PagedListing<Row>>) {
  const { list, route, rowOf, ...listing } = props;
  if (!isParted(list)) return <ListingTable {...listing} />;
  return <WithParts>{({ PagedListing }) => <PagedListing {...props} />}</WithParts>;
}

/** Fragments for the queries of pages. @public Gatsby collects them from exported queries. */
export const query = graphql`
  fragment ListParts on ListPage {
    number
    pages
    archivePages
    total
    archivedTotal
    facets {
      column
      values {
        value
        label
        count
      }
    }
  }
`;
