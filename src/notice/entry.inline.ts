/** The inline script of pages with site notices. */
import { installNotices } from "./notice.inline";

installNotices();
