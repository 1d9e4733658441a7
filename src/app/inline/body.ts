/** The inline script at the end of every page: what holds or has to answer before the app is there. */
import { installLanguageChoice } from "../../i18n/persist-language.inline";
import { installTrustedTypesPolicy } from "../../markup/trusted-types.inline";
import { installPreferencesForm } from "../../preferences/preferences-form.inline";
import { installAppLoader } from "../app-loader.inline";
import { installDocumentLoading } from "../document-loading.inline";

// First, so that the policy holds for the rest.
installTrustedTypesPolicy();
installPreferencesForm();
installLanguageChoice();
installDocumentLoading();
installAppLoader();
