/** The inline script in the head of every page, which runs before the first paint. */
import { markLanguageOffer } from "../../i18n/language-choice.inline";
import { installPreferences } from "../../preferences/preferences";

installPreferences();
markLanguageOffer(document.documentElement.lang);
// The search page then hides its empty state until the app has read the query.
if (/[?&]q=[^&]/.test(location.search)) document.documentElement.dataset.query = "";
