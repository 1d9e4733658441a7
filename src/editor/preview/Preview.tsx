import { Component, type MouseEvent, type ReactNode, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { Entry } from "../../components/Entry";
import { isGroup } from "../../content/fields";
import { getTodayInIndia } from "../../language/dates";
import { encodeRow, isText } from "../../lists/encode-row";
import { entryColumns } from "../../lists/entry-columns";
import type { EntryPageContent } from "../../lists/entry-page";
import { withHeadingIds } from "../../markup/headings";
import type { Collection } from "../../schema/collection";
import { getFields } from "../../schema/description";
import { isEmpty } from "../../schema/inputs";
import type { Shape } from "../../schema/kind";
import { getKind } from "../../schema/kinds";
import { getLocale, type LocaleCode, localeCodes } from "../../site/locales";
import { type EntryRouteId, hasEntryPages, routes } from "../../site/routes";
import { language, say } from "../page";
import { narrowScreen } from "../phone";
import { type Around, createPreviewNode, getPreviewI18n, type PreviewNode } from "./node";
import { getPreviewContext, isDrawable, previewPages } from "./pages";
import * as styles from "./preview.module.css";

interface Props extends Around {
  readonly collection: Collection;
  readonly data: unknown;
}

/** Renders an entry as its list and its page show it, in one language or in all side by side. */
export function Preview({ collection, data, ...around }: Props) {
  const isNarrow = window.innerWidth < narrowScreen;
  const [shown, setShown] = useState<LocaleCode | "all">(isNarrow ? language : "all");
  const found = Object.entries(previewPages).find(([name]) => name === collection.name)?.[1];
  if (!found || !isDrawable(found.page)) return null;
  const { page: Shown, dataOf, contentOf } = found;
  if (isUnfinished(collection, data)) return <p role="status">{say("editor.preview-unfinished")}</p>;
  const route = findEntryRoute(collection.name);
  const choices = isNarrow ? localeCodes : (["all", ...localeCodes] as const);
  return (
    <>
      <p className={styles.choices}>
        {!isNarrow && (
          <button type="button" onClick={(event) => setShown(toggleFullScreen(event) ? language : "all")}>
            {say("editor.preview-full")}
          </button>
        )}
        {choices.map((code) => (
          <button key={code} type="button" aria-pressed={shown === code} onClick={() => setShown(code)}>
            {code === "all" ? say("editor.preview-all") : getLocale(code).name}
          </button>
        ))}
      </p>
      <div className={styles.languages} data-shown={shown}>
        {localeCodes
          .filter((code) => shown === "all" || shown === code)
          .map((code) => {
            const entry = createPreviewNode(collection, data, code, around);
            return (
              <section key={code} lang={code} className={styles.language} aria-label={getLocale(code).name}>
                <p className={styles.name}>{getLocale(code).name}</p>
                {/* The key resets the error boundary at every change, because the data may be complete now. */}
                <Safe key={JSON.stringify([data, around.chosen])} said={say("editor.preview-failed")}>
                  <I18nextProvider i18n={getPreviewI18n(code)}>
                    <Shown
                      data={dataOf?.(entry.node)}
                      pageContext={getPreviewContext(found.route, contentOf?.(entry))}
                    />
                    {route && <EntryPreview route={route} shown={entry} />}
                  </I18nextProvider>
                </Safe>
              </section>
            );
          })}
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

function isUnfinished(collection: Collection, data: unknown): boolean {
  const fields = isGroup(data) ? data : {};
  return getFields(collection).some(
    ({ name, required, kind }) => required && neededShapes.includes(getKind(kind).shape) && isEmpty(fields[name]),
  );
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

/** Finds the route of a collection's entry pages; undefined if its entries have no pages. */
function findEntryRoute(collection: string): EntryRouteId | undefined {
  const found = routes.find(({ collections: [main] }) => main === collection)?.id;
  return found !== undefined && hasEntryPages(found) ? found : undefined;
}

/** Renders the page of an entry, without the site's header and footer. */
function EntryPreview({ route, shown: { view, node } }: { readonly route: EntryRouteId; readonly shown: PreviewNode }) {
  const columns = entryColumns[route];
  const { key, title, changes, isExpired } = view;
  const cells = encodeRow(columns, { ...node, day: view.day }, getTodayInIndia(new Date()));
  const { body } = node;
  const entry: EntryPageContent = {
    ...{ key, title, changes, isExpired },
    columns: Object.keys(cells),
    cells: Object.values(cells),
    labels: labelsIn(columns, node),
    documents: view.documents.map((document) => ({ ...document, mediaType: "" })),
    body: isMarkup(body) ? { ...body, html: withHeadingIds(body.html) } : null,
    isPrinted: typeof node.printed === "string",
    excerpt: "",
    lastUpdated: null,
    related: [],
  };
  return (
    <>
      <hr />
      <Entry route={route} entry={entry} url="https://" />
    </>
  );
}

/** Returns the labels of referenced entries that the form has loaded. */
function labelsIn(columns: (typeof entryColumns)[EntryRouteId], node: PreviewNode["node"]) {
  return columns.flatMap(({ id, field, type }) => {
    const value = node[field];
    if (type !== "reference" || !isGroup(value)) return [];
    const name = [value.designation, value.name].find(isText);
    return name ? [{ column: id, value: String(value.key), label: name.text }] : [];
  });
}

function isMarkup(value: unknown): value is NonNullable<EntryPageContent["body"]> {
  return isGroup(value) && typeof value.html === "string" && typeof value.language === "string";
}
