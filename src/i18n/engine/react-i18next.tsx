import { createContext, type ReactNode, useContext } from "react";
import { createInstance, type i18n } from "./i18next";

const PageMessages = createContext<i18n>(createInstance());

/** Gives the words of a page to what is drawn in it; takes the place of react-i18next's. */
export function I18nextProvider({ i18n, children }: { readonly i18n: i18n; readonly children: ReactNode }) {
  return <PageMessages.Provider value={i18n}>{children}</PageMessages.Provider>;
}

/** The words of the page; takes the place of react-i18next's. */
export function useTranslation() {
  const i18n = useContext(PageMessages);
  return { i18n, t: i18n.t, ready: true };
}
