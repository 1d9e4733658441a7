/** The inline script in the head of every page, which runs before the first paint. */
import { markLanguageOffer } from "../../i18n/language-choice.inline";
import { installPreferences } from "../../preferences/preferences";

installPreferences();
markLanguageOffer(document.documentElement.lang);
