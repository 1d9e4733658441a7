/** Replaces the lists with filters in a preview by the plain table, for one entry. */
export { getText, type ListPageRows, type ListRow, readRows } from "../../lists/rows";
export { CardTable as Listing } from "./CardTable";
