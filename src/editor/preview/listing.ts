/** Stands in for lists with filters: a preview shows the one entry, in the site's own table. */
export { type ListPage, type ListRow, readRows, textOf } from "../../listing/rows";
export { CardTable as Listing } from "./CardTable";
