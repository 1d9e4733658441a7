import { createContext, type ReactNode, useContext } from "react";
import { createInstance, type i18n } from "./i18next";

const PageMessages = createContext<i18n>(createInstance());

/** Provides the messages of a page to its components; replaces the provider of react-i18next. */
export function I18nextProvider({ i18n, children }: { readonly i18n: i18n; readonly children: ReactNode }) {
  return <PageMessages.Provider value={i18n}>{children}</PageMessages.Provider>;
}

/** Returns the messages of the page; replaces the hook of react-i18next. */
export function useTranslation() {
  const i18n = useContext(PageMessages);
  return { i18n, t: i18n.t, ready: true };
}
