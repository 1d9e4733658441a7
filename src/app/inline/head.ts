/** The inline script in the head of every page, which runs before anything is painted. */
import { installPreferences } from "../../preferences/apply-preferences.inline";

installPreferences();
