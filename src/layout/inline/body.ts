/** The inline script at the end of every page, for what must work before the app has loaded. */

import { installAppLoader } from "../../app/app-loader.inline";
import { installCopying } from "../../app/copied-text.inline";
import { followDates } from "../../app/correct-dates";
import { installDismissal } from "../../app/disclosures.inline";
import { installPageLoading } from "../../app/page-loading.inline";
import { installLanguageChoice } from "../../i18n/language-choice.inline";
import { installWorker } from "../../offline/worker-registration.inline";
import { installPreferencesForm } from "../../preferences/preferences-form.inline";
import { installSearchShortcut } from "../../preferences/search-shortcut";

installPreferencesForm();
installLanguageChoice();
installDismissal();
installSearchShortcut();
installPageLoading();
installAppLoader();
followDates();
installCopying();
installWorker();
