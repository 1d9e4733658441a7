/** The inline script of pages with site notices that wait for new entries. */
import { awaitEntries } from "./awaited.inline";
import { installNotices } from "./notice.inline";

installNotices();
awaitEntries(navigator);
