import { Component, type MouseEvent, type ReactNode, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { isGroup } from "../../content/fields";
import { type ClerkLanguage, texts } from "../../content/messages";
import type { Collection } from "../../schema/collection";
import { getFields } from "../../schema/description";
import { isEmpty } from "../../schema/inputs";
import type { Shape } from "../../schema/kind";
import { getKind } from "../../schema/kinds";
import { getLocale, type LocaleCode, localeCodes } from "../../site/locales";
import { narrowScreen } from "../phone";
import { getPreviewContext, isDrawable } from "./drawable";
import { EntryPreview, findEntryRoute } from "./EntryPreview";
import { type Around, createPreviewI18n, previewNode } from "./node";
import { previewPages } from "./pages";
import * as styles from "./preview.module.css";

const interfaces = new Map(localeCodes.map((code) => [code, createPreviewI18n(code)]));

interface Props extends Around {
  readonly collection: Collection;
  readonly data: unknown;
  readonly language: ClerkLanguage;
}

/** Renders an entry as its list and its page show it, in one language or in all side by side. */
export function Preview({ collection, data, language, ...around }: Props) {
  const isNarrow = window.innerWidth < narrowScreen;
  const [shown, setShown] = useState<LocaleCode | "all">(isNarrow ? language : "all");
  const found = Object.entries(previewPages).find(([name]) => name === collection.name)?.[1];
  if (!found || !isDrawable(found.page)) return null;
  const { page: Shown, dataOf, contentOf } = found;
  if (isUnfinished(collection, data)) return <p role="status">{texts("editor.preview-unfinished")[language]}</p>;
  const route = findEntryRoute(collection.name);
  const nodeIn = (code: LocaleCode) => previewNode(collection, data, code, around);
  return (
    <>
      <p className={styles.choices}>
        {!isNarrow && (
          <>
            <button type="button" onClick={(event) => setShown(toggleFullScreen(event) ? language : "all")}>
              {texts("editor.preview-full")[language]}
            </button>
            <Choice code="all" label={texts("editor.preview-all")[language]} {...{ shown, setShown }} />
          </>
        )}
        {localeCodes.map((code) => (
          <Choice key={code} code={code} label={getLocale(code).name} {...{ shown, setShown }} />
        ))}
      </p>
      <div className={styles.languages} data-shown={shown}>
        {localeCodes
          .filter((code) => shown === "all" || shown === code)
          .map((code) => (
            <section key={code} lang={code} className={styles.language} aria-label={getLocale(code).name}>
              <p className={styles.name}>{getLocale(code).name}</p>
              {/* The key resets the error boundary at every change, because the data may be complete now. */}
              <Safe key={JSON.stringify([data, around.chosen])} said={texts("editor.preview-failed")[language]}>
                <InLanguage code={code}>
                  <Shown
                    data={dataOf?.(nodeIn(code).node)}
                    pageContext={getPreviewContext(found.route, contentOf?.(nodeIn(code)))}
                  />
                  {route && <EntryPreview route={route} shown={nodeIn(code)} />}
                </InLanguage>
              </Safe>
            </section>
          ))}
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly code: LocaleCode | "all";
  readonly label: string;
  readonly shown: LocaleCode | "all";
  readonly setShown: (code: LocaleCode | "all") => void;
}

function Choice({ code, label, shown, setShown }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={shown === code} onClick={() => setShown(code)}>
      {label}
    </button>
  );
}

/**
 * Toggles the preview between full screen and its place next to the form.
 *
 * @returns whether the preview now fills the screen
 */
function toggleFullScreen({ currentTarget }: MouseEvent<HTMLButtonElement>): boolean {
  return currentTarget.ownerDocument.defaultView?.frameElement?.classList.toggle("editor-full") ?? false;
}

/** The shapes of values that a page requires: a placeholder would show a value that nobody chose. */
const neededShapes: readonly Shape[] = ["choice", "day", "time", "integer"];

function isUnfinished(collection: Collection, data: unknown): boolean {
  const fields = isGroup(data) ? data : {};
  return getFields(collection).some(
    ({ name, required, kind }) => required && neededShapes.includes(getKind(kind).shape) && isEmpty(fields[name]),
  );
}

function InLanguage({ code, children }: { readonly code: LocaleCode; readonly children: ReactNode }) {
  const instance = interfaces.get(code);
  if (!instance) return null;
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

interface SafeProps {
  readonly said: string;
  readonly children: ReactNode;
}

/** Renders a message instead of a page that throws, so that the form next to it keeps working. */
class Safe extends Component<SafeProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="status">{this.props.said}</p> : this.props.children;
  }
}
