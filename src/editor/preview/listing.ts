/** Stands in for lists with filters: a preview shows the one entry, in the site's own table. */
export { getText, type ListPageRows, type ListRow, readRows } from "../../lists/rows";
export { CardTable as Listing } from "./CardTable";
