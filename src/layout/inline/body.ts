/** The inline script at the end of every page, for what must work before the app has loaded. */

import { installAppLoader } from "../../app/app-loader.inline";
import { installDismissal } from "../../app/disclosures.inline";
import { installDocumentLoading } from "../../app/document-loading.inline";
import { installLanguageChoice } from "../../i18n/language-choice.inline";
import { installTrustedTypesPolicy } from "../../markup/trusted-types.inline";
import { installWorker } from "../../offline/worker-registration.inline";
import { installPreferencesForm } from "../../preferences/preferences-form.inline";
import { installSearchShortcut } from "../../preferences/search-shortcut";

// First, so that the policy applies to the rest.
installTrustedTypesPolicy();
installPreferencesForm();
installLanguageChoice();
installDismissal();
installSearchShortcut();
installDocumentLoading();
installAppLoader();
installWorker();
