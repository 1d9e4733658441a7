/** The inline script at the end of the pages of results. */
import { installRowFinder } from "../../app/find-row.inline";

installRowFinder();
