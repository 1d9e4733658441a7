/** The inline script at the end of the not-found pages. */
import { nameLikelyPages } from "../../app/likely-pages.inline";

void nameLikelyPages(location.pathname);
