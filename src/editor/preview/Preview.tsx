import { Component, type MouseEvent, type ReactNode, useState } from "react";
import { I18nextProvider } from "../../i18n/engine";
import type { Collection } from "../../schema/collection";
import { getFields } from "../../schema/description";
import { isEmpty } from "../../schema/inputs";
import type { Shape } from "../../schema/kind";
import { getKind } from "../../schema/kinds";
import { getLocale, type LocaleCode, localeCodes } from "../../site/locales";
import { isGroup } from "../../site/merge";
import { language, translate } from "../page";
import { PreviewPages } from "./pages";
import * as styles from "./preview.module.css";
import { createPreviewSite, type FormContents, getPreviewI18n } from "./preview-site";

/** The width in pixels below which languages do not fit side by side. */
const narrowScreen = 800;

/** Renders an entry as its list and its page show it, in one language or in all side by side. */
export function Preview(form: FormContents) {
  const { collection, data, chosen } = form;
  const isNarrow = window.innerWidth < narrowScreen;
  const [shown, setShown] = useState<LocaleCode | "all">(isNarrow ? language : "all");
  if (isUnfinished(collection, data)) return <p role="status">{translate("editor.preview-unfinished")}</p>;
  const choices = isNarrow ? localeCodes : (["all", ...localeCodes] as const);
  return (
    <>
      <p className={styles.choices}>
        {!isNarrow && (
          <button type="button" onClick={(event) => setShown(toggleFullScreen(event) ? language : "all")}>
            {translate("editor.preview-full")}
          </button>
        )}
        {choices.map((code) => (
          <button key={code} type="button" aria-pressed={shown === code} onClick={() => setShown(code)}>
            {code === "all" ? translate("editor.preview-all") : getLocale(code).name}
          </button>
        ))}
      </p>
      <div className={styles.languages} data-shown={shown}>
        {localeCodes
          .filter((code) => shown === "all" || shown === code)
          .map((code) => (
            <section key={code} lang={code} className={styles.language} aria-label={getLocale(code).name}>
              <p className={styles.name}>{getLocale(code).name}</p>
              {/* The key resets the error boundary at every change, because the data may be complete now. */}
              <Safe key={JSON.stringify([data, chosen])} said={translate("editor.preview-failed")}>
                <I18nextProvider i18n={getPreviewI18n(code)}>
                  <PreviewPages collection={collection.name} inputs={createPreviewSite(form, code)} />
                </I18nextProvider>
              </Safe>
            </section>
          ))}
      </div>
    </>
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

/** Checks whether a value that a page requires is missing or half typed, also in the items of lists. */
function isUnfinished(collection: Pick<Collection, "schema">, data: unknown): boolean {
  const fields = isGroup(data) ? data : {};
  return getFields(collection).some((field) => {
    const value = fields[field.name];
    if (field.kind === "list")
      return Array.isArray(value) && value.some((item) => isUnfinished({ schema: field.item }, item));
    if (!neededShapes.includes(getKind(field.kind).shape)) return false;
    return isEmpty(value) ? field.required : collection.schema.shape[field.name]?.safeParse(value).success === false;
  });
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
