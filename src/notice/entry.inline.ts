/** The inline script of pages with notices. */
import { installNotices } from "./notice.inline";

installNotices();
